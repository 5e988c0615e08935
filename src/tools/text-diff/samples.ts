/** One line changed, one removed, one added. */
export const SAMPLE_LEFT = `server:
  host: 127.0.0.1
  port: 8080
  debug: true
  workers: 4
  log: info
`;

export const SAMPLE_RIGHT = `server:
  host: 0.0.0.0
  port: 8080
  workers: 4
  log: info
  timeout: 30
`;
