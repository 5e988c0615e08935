/** A recorder that writes what it is told to. */
export class FakeRecorder extends EventTarget {
  static latest: FakeRecorder | undefined;
  static isTypeSupported = (): boolean => true;
  state: RecordingState = 'inactive';
  slice: number | undefined;
  mimeType: string;

  constructor(
    readonly stream: unknown,
    options: MediaRecorderOptions = {},
  ) {
    super();
    if (options.mimeType === 'video/refused') throw new DOMException('no', 'NotSupportedError');
    this.mimeType = options.mimeType ?? 'video/webm;codecs=vp8';
    FakeRecorder.latest = this;
  }

  start(slice?: number): void {
    if (this.stream === 'dead') throw new DOMException('no', 'InvalidStateError');
    this.slice = slice;
    this.state = 'recording';
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  write(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text], { type: 'video/mp4' }) }));
  }

  stop(): void {
    this.state = 'inactive';
    this.write('end');
    this.dispatchEvent(new Event('stop'));
  }
}
