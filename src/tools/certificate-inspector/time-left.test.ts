import { describe, expect, it } from 'vitest';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { spanOf, timeLeft } from './time-left';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const notBefore = Date.UTC(2026, 0, 1);
const notAfter = Date.UTC(2026, 3, 11);

describe('how long it is valid yet', () => {
  it.each([
    [Date.UTC(2026, 1, 1), '69 days left', 'Encore 69 jours', '剩余 69 天'],
    [notAfter - 2 * DAY + 1, '1 day left', 'Encore 1 jour', '剩余 1 天'],
    [notAfter - DAY + 1, '23 hours left', 'Encore 23 heures', '剩余 23 小时'],
    [notAfter - 2.7 * HOUR, '2 hours left', 'Encore 2 heures', '剩余 2 小时'],
    [notAfter - HOUR, '1 hour left', 'Encore 1 heure', '剩余 1 小时'],
    [notAfter - HOUR + 1, '59 minutes left', 'Encore 59 minutes', '剩余 59 分钟'],
    [notAfter - MINUTE, '1 minute left', 'Encore 1 minute', '剩余 1 分钟'],
    [notAfter + 999, 'Less than a minute left', 'Encore moins d’une minute', '剩余不到 1 分钟'],
    [notAfter + SECOND, 'Expired less than a minute ago', 'Expiré il y a moins d’une minute', '已过期不到 1 分钟'],
    [notAfter + HOUR, 'Expired 1 hour ago', 'Expiré il y a 1 heure', '已过期 1 小时'],
    [notAfter + DAY - 1, 'Expired 23 hours ago', 'Expiré il y a 23 heures', '已过期 23 小时'],
    [notAfter + DAY, 'Expired 1 day ago', 'Expiré il y a 1 jour', '已过期 1 天'],
    [notAfter + 2 * DAY - 1, 'Expired 1 day ago', 'Expiré il y a 1 jour', '已过期 1 天'],
    [notBefore - 1, 'Begins in less than a minute', 'Commence dans moins d’une minute', '不到 1 分钟后生效'],
    [notBefore - 2 * DAY - 1, 'Begins in 2 days', 'Commence dans 2 jours', '2 天后生效'],
  ])('at %d', (now, ...said) => {
    const { state, span } = timeLeft({ notBefore, notAfter }, now);
    expect([en, fr, zhCn].map((words) => words.timeLeft[state](span))).toEqual(said);
  });

  it('is never below zero', () => {
    expect(spanOf(-1)).toEqual({ n: 0, unit: 'minute' });
  });
});
