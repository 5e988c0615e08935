/** A piece of work that would be lost if the page were reloaded now. */
export interface RunningJob {
  readonly toolId: string;
  readonly operationId: string;
}

const jobs = new Set<RunningJob>();
/** How many filled secret fields each tool has. */
const secrets = new Map<string, number>();
const listeners = new Set<() => void>();

// Kept, because a store must give the same array as long as nothing changed.
let jobList: readonly RunningJob[] = [];
let secretList: readonly string[] = [];

function tell(): void {
  jobList = [...jobs];
  secretList = [...secrets.keys()];
  for (const listener of [...listeners]) listener();
}

/** The jobs under way, in the order they began. */
export function runningJobs(): readonly RunningJob[] {
  return jobList;
}

/** The ids of the tools in which a secret field is filled. */
export function filledSecrets(): readonly string[] {
  return secretList;
}

/** Calls the listener after every change of the two lists; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lists a job until the returned function is called. */
export function noteJob(toolId: string, operationId: string): () => void {
  const job: RunningJob = { toolId, operationId };
  jobs.add(job);
  tell();
  return () => {
    if (jobs.delete(job)) tell();
  };
}

/** Lists a filled secret field of a tool until the returned function is called. */
export function noteSecret(toolId: string): () => void {
  let noted = true;
  secrets.set(toolId, (secrets.get(toolId) ?? 0) + 1);
  tell();
  return () => {
    if (!noted) return;
    noted = false;
    const left = (secrets.get(toolId) ?? 0) - 1;
    if (left > 0) secrets.set(toolId, left);
    else secrets.delete(toolId);
    tell();
  };
}
