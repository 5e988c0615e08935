import { encodeBase64, hash } from 'bcryptjs';
import type { Job } from '../../operations/define';
import { PASSWORD_BYTES, writeSetting, type HashParts } from './hash-parts';

const SALT_BYTES = 16;

/** A salt of 16 bytes from the source, as 22 characters of bcrypt's base64. */
export function drawSalt(random: Job['random']): string {
  return encodeBase64(random(SALT_BYTES), SALT_BYTES);
}

/**
 * What of a password counts, with each lone surrogate as U+FFFD. Every unit is at least one byte, so the rest of a long one
 * never matters; two more units keep the cut from falling into a pair that still counts.
 */
function countedPart(password: string): string {
  return password.slice(0, PASSWORD_BYTES + 2).replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * The 60-character bcrypt hash of a password in UTF-8; progress in rounds. The library does the rounds in stretches of 100 ms
 * and cannot be stopped between them, so an abort is left to the pool, which ends the worker: to answer it here would
 * hand a worker back in which the rounds go on.
 */
export function hashPassword(
  password: string,
  setting: Omit<HashParts, 'digest'>,
  job: Pick<Job, 'progress'>,
): Promise<string> {
  const rounds = 2 ** setting.cost;
  return new Promise((resolve, reject) => {
    hash(
      countedPart(password),
      writeSetting(setting),
      (error, made) => (made === undefined ? reject(error ?? new Error('bcrypt gave no hash')) : resolve(made)),
      (share) => job.progress(Math.round(share * rounds), rounds),
    );
  });
}
