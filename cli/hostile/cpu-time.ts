/** Milliseconds that this process has worked, which others on the machine do not make longer. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
