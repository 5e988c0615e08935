export interface SentenceStyle {
  readonly hour24: boolean;
  /** Also says what the schedule leaves open: every hour, every day. */
  readonly verbose: boolean;
}
