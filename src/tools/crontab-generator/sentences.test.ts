import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale';
import { describe as describeSchedule } from './describe';
import { type Dialect, FIELDS, type FieldName, boundsOf } from './dialects';
import { parseExpression } from './expression';

type Asked = Dialect | 'auto';

function sentence(
  text: string,
  asked: Asked,
  language: (typeof LOCALES)[number],
  { hour24 = true, verbose = false }: { hour24?: boolean; verbose?: boolean } = {},
): string {
  const read = parseExpression(text, asked);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  const said = describeSchedule(read.value, { language, hour24, verbose });
  if (typeof said !== 'string') throw new Error(`The sentences in ${language} are not there yet`);
  return said;
}

// The first sentence of a language waits for its module; all others are there at once.
beforeAll(async () => {
  const read = parseExpression('* * * * *', 'auto');
  if (!read.ok) return;
  await Promise.all(
    LOCALES.map(async (language) => describeSchedule(read.value, { language, hour24: true, verbose: false })),
  );
});

describe('a schedule in words', () => {
  it.each<[text: string, asked: Asked, en: string, fr: string, zh: string]>([
    ['* * * * *', 'auto', 'Every minute', 'Toutes les minutes', '每分钟'],
    ['*/5 * * * *', 'auto', 'Every 5 minutes', 'Toutes les 5 minutes', '每 5 分钟'],
    [
      '*/15 9-18 1,15 * 1-5',
      'auto',
      'Every 15 minutes, between 09:00 and 18:59, on days 1 and 15 of the month or Monday through Friday',
      'Toutes les 15 minutes, de 09:00 à 18:59, les 1er et 15 du mois ou de lundi à vendredi',
      '每 15 分钟，9:00–18:59，每月 1、15 日或周一至周五',
    ],
    ['0 * * * *', 'auto', 'Every hour', 'Toutes les heures', '每小时'],
    ['15 * * * *', 'auto', 'At minute 15 of every hour', 'À la minute 15 de chaque heure', '每小时第 15 分'],
    ['0,30 * * * *', 'auto', 'Every 30 minutes', 'Toutes les 30 minutes', '每 30 分钟'],
    [
      '5,20,35,50 * * * *',
      'auto',
      'Every 15 minutes from minute 5 to 50 of every hour',
      'Toutes les 15 minutes de la minute 5 à la minute 50 de chaque heure',
      '每 15 分钟（每小时第 5–50 分）',
    ],
    [
      '*/7 * * * *',
      'auto',
      'Every 7 minutes from minute 0 to 56 of every hour',
      'Toutes les 7 minutes de la minute 0 à la minute 56 de chaque heure',
      '每 7 分钟（每小时第 0–56 分）',
    ],
    ['*/90 * * * *', 'auto', 'Every hour', 'Toutes les heures', '每小时'],
    ['*/2,* * * * *', 'auto', 'Every minute', 'Toutes les minutes', '每分钟'],
    ['*,5 * * * *', 'auto', 'Every minute', 'Toutes les minutes', '每分钟'],
    [
      '1,2,5,10-20 * * * *',
      'auto',
      'At minutes 1, 2, 5 and 10 to 20 of every hour',
      'Aux minutes 1, 2, 5 et 10 à 20 de chaque heure',
      '每小时第 1、2、5、10–20 分',
    ],
    [
      '0-10 * * * *',
      'auto',
      'Every minute from minute 0 to 10 of every hour',
      'Toutes les minutes de la minute 0 à la minute 10 de chaque heure',
      '每分钟（每小时第 0–10 分）',
    ],
    [
      '0-30/10 * * * *',
      'auto',
      'Every 10 minutes from minute 0 to 30 of every hour',
      'Toutes les 10 minutes de la minute 0 à la minute 30 de chaque heure',
      '每 10 分钟（每小时第 0–30 分）',
    ],
    [
      '10-40/10 9 * * *',
      'auto',
      'Every 10 minutes, between 09:10 and 09:40',
      'Toutes les 10 minutes, de 09:10 à 09:40',
      '每 10 分钟，9:10–9:40',
    ],
    [
      '5/15 * * * *',
      'auto',
      'Every 15 minutes from minute 5 to 50 of every hour',
      'Toutes les 15 minutes de la minute 5 à la minute 50 de chaque heure',
      '每 15 分钟（每小时第 5–50 分）',
    ],
    ['0 0 * * *', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    ['0 9 * * *', 'auto', 'At 09:00', 'À 09:00', '每天 9:00'],
    ['30 9 * * *', 'auto', 'At 09:30', 'À 09:30', '每天 9:30'],
    ['0 9,12,18 * * *', 'auto', 'At 09:00, 12:00 and 18:00', 'À 09:00, 12:00 et 18:00', '每天 9:00、12:00、18:00'],
    [
      '0 9-18 * * *',
      'auto',
      'Every hour, between 09:00 and 18:00',
      'Toutes les heures, de 09:00 à 18:00',
      '每小时，9:00–18:00',
    ],
    [
      '30 9-18 * * *',
      'auto',
      'Every hour, between 09:30 and 18:30',
      'Toutes les heures, de 09:30 à 18:30',
      '每小时，9:30–18:30',
    ],
    ['0 */2 * * *', 'auto', 'Every 2 hours', 'Toutes les 2 heures', '每 2 小时'],
    ['0 */12 * * *', 'auto', 'At 00:00 and 12:00', 'À 00:00 et 12:00', '每天 0:00、12:00'],
    ['0 */8 * * *', 'auto', 'Every 8 hours', 'Toutes les 8 heures', '每 8 小时'],
    [
      '15 */2 * * *',
      'auto',
      'Every 2 hours, between 00:15 and 22:15',
      'Toutes les 2 heures, de 00:15 à 22:15',
      '每 2 小时，0:15–22:15',
    ],
    [
      '0 */5 * * *',
      'auto',
      'Every 5 hours, between 00:00 and 20:00',
      'Toutes les 5 heures, de 00:00 à 20:00',
      '每 5 小时，0:00–20:00',
    ],
    [
      '0 1-23/2 * * *',
      'auto',
      'Every 2 hours, between 01:00 and 23:00',
      'Toutes les 2 heures, de 01:00 à 23:00',
      '每 2 小时，1:00–23:00',
    ],
    [
      '0 8-12,14-18 * * *',
      'auto',
      'Every hour, between 08:00 and 12:00 and between 14:00 and 18:00',
      'Toutes les heures, de 08:00 à 12:00 et de 14:00 à 18:00',
      '每小时，8:00–12:00、14:00–18:00',
    ],
    [
      '0 1,3,7,8,12,15,18,20,22,23 * * *',
      'auto',
      'At 01:00, 03:00, 07:00, 08:00, 12:00, 15:00, 18:00, 20:00, 22:00 and 23:00',
      'À 01:00, 03:00, 07:00, 08:00, 12:00, 15:00, 18:00, 20:00, 22:00 et 23:00',
      '每天 1:00、3:00、7:00、8:00、12:00、15:00、18:00、20:00、22:00、23:00',
    ],
    [
      '0 22,23,0-4 * * *',
      'auto',
      'At 00:00, 01:00, 02:00, 03:00, 04:00, 22:00 and 23:00',
      'À 00:00, 01:00, 02:00, 03:00, 04:00, 22:00 et 23:00',
      '每天 0:00、1:00、2:00、3:00、4:00、22:00、23:00',
    ],
    [
      '0,30 9,17 * * *',
      'auto',
      'At 09:00, 09:30, 17:00 and 17:30',
      'À 09:00, 09:30, 17:00 et 17:30',
      '每天 9:00、9:30、17:00、17:30',
    ],
    [
      '0,30 9-17 * * *',
      'auto',
      'Every 30 minutes, between 09:00 and 17:59',
      'Toutes les 30 minutes, de 09:00 à 17:59',
      '每 30 分钟，9:00–17:59',
    ],
    [
      '*/15 9 * * *',
      'auto',
      'Every 15 minutes, between 09:00 and 09:59',
      'Toutes les 15 minutes, de 09:00 à 09:59',
      '每 15 分钟，9:00–9:59',
    ],
    [
      '*/15 */2 * * *',
      'auto',
      'Every 15 minutes, in hours 0, 2, 4, …, 22',
      'Toutes les 15 minutes, pendant les heures 0, 2, 4, …, 22',
      '每 15 分钟，0、2、4、…、22 点',
    ],
    [
      '*/10 8-12,14-18 * * 1-5',
      'auto',
      'Every 10 minutes, between 08:00 and 12:59 and between 14:00 and 18:59, Monday through Friday',
      'Toutes les 10 minutes, de 08:00 à 12:59 et de 14:00 à 18:59, de lundi à vendredi',
      '每 10 分钟，8:00–12:59、14:00–18:59，每周一至周五',
    ],
    [
      '* 9 * * *',
      'auto',
      'Every minute, between 09:00 and 09:59',
      'Toutes les minutes, de 09:00 à 09:59',
      '每分钟，9:00–9:59',
    ],
    [
      '0-10 9 * * *',
      'auto',
      'Every minute, between 09:00 and 09:10',
      'Toutes les minutes, de 09:00 à 09:10',
      '每分钟，9:00–9:10',
    ],
    [
      '* 22,23,0,1,2 * * *',
      'auto',
      'Every minute, between 22:00 and 02:59',
      'Toutes les minutes, de 22:00 à 02:59',
      '每分钟，22:00–次日 2:59',
    ],
    ['0 9 * * 1-5', 'auto', 'At 09:00, Monday through Friday', 'À 09:00, de lundi à vendredi', '每周一至周五 9:00'],
    ['0 9 * * 1', 'auto', 'At 09:00, only on Monday', 'À 09:00, le lundi', '每周一 9:00'],
    [
      '0 9 * * 1,3,5',
      'auto',
      'At 09:00, only on Monday, Wednesday and Friday',
      'À 09:00, les lundi, mercredi et vendredi',
      '每周一、周三、周五 9:00',
    ],
    [
      '0 9 * * 0,6',
      'auto',
      'At 09:00, only on Saturday and Sunday',
      'À 09:00, les samedi et dimanche',
      '每周六、周日 9:00',
    ],
    [
      '0 9 * * 6-7',
      'auto',
      'At 09:00, only on Saturday and Sunday',
      'À 09:00, les samedi et dimanche',
      '每周六、周日 9:00',
    ],
    ['0 9 * * 5-7', 'auto', 'At 09:00, Friday through Sunday', 'À 09:00, de vendredi à dimanche', '每周五至周日 9:00'],
    [
      '0 9 * * 1-3,6',
      'auto',
      'At 09:00, Monday through Wednesday and Saturday',
      'À 09:00, de lundi à mercredi et le samedi',
      '每周一至周三、周六 9:00',
    ],
    ['0 0 * * 0,7', 'auto', 'At 00:00, only on Sunday', 'À 00:00, le dimanche', '每周日 0:00'],
    ['0 0 * * 7', 'auto', 'At 00:00, only on Sunday', 'À 00:00, le dimanche', '每周日 0:00'],
    ['0 0 * * SUN', 'auto', 'At 00:00, only on Sunday', 'À 00:00, le dimanche', '每周日 0:00'],
    ['0 0 * * *,1', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    ['0 0 1 * *', 'auto', 'At 00:00, on day 1 of the month', 'À 00:00, le 1er du mois', '每月 1 日 0:00'],
    [
      '0 0 1,15 * *',
      'auto',
      'At 00:00, on days 1 and 15 of the month',
      'À 00:00, les 1er et 15 du mois',
      '每月 1、15 日 0:00',
    ],
    [
      '0 0 1-7 * *',
      'auto',
      'At 00:00, on days 1 to 7 of the month',
      'À 00:00, du 1er au 7 du mois',
      '每月 1–7 日 0:00',
    ],
    [
      '0 0 1,10-15,20 * *',
      'auto',
      'At 00:00, on days 1, 10 to 15 and 20 of the month',
      'À 00:00, le 1er, du 10 au 15 et le 20 du mois',
      '每月 1、10–15、20 日 0:00',
    ],
    [
      '0 0 */2 * *',
      'auto',
      'At 00:00, on days 1, 3, 5, …, 31 of the month',
      'À 00:00, les 1er, 3, 5, …, 31 du mois',
      '每月 1、3、5、…、31 日 0:00',
    ],
    [
      '0 0 */10 * *',
      'auto',
      'At 00:00, on days 1, 11, 21 and 31 of the month',
      'À 00:00, les 1er, 11, 21 et 31 du mois',
      '每月 1、11、21、31 日 0:00',
    ],
    [
      '0 0 */15 * *',
      'auto',
      'At 00:00, on days 1, 16 and 31 of the month',
      'À 00:00, les 1er, 16 et 31 du mois',
      '每月 1、16、31 日 0:00',
    ],
    [
      '0 0 13 * 5',
      'auto',
      'At 00:00, on day 13 of the month or on Friday',
      'À 00:00, le 13 du mois ou le vendredi',
      '每月 13 日或周五 0:00',
    ],
    [
      '0 0 */2 * 1',
      'auto',
      'At 00:00, on days 1, 3, 5, …, 31 of the month, and only on Monday',
      'À 00:00, les 1er, 3, 5, …, 31 du mois, et seulement le lundi',
      '每月 1、3、5、…、31 日且为周一 0:00',
    ],
    [
      '0 0 1 * */2',
      'auto',
      'At 00:00, on day 1 of the month, and only on Tuesday, Thursday, Saturday and Sunday',
      'À 00:00, le 1er du mois, et seulement les mardi, jeudi, samedi et dimanche',
      '每月 1 日且为周二、周四、周六、周日 0:00',
    ],
    ['0 0 1-31 * 1', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    ['0 0 13 * 0-6', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    [
      '0 0 L * *',
      'auto',
      'At 00:00, on the last day of the month',
      'À 00:00, le dernier jour du mois',
      '每月最后一天 0:00',
    ],
    [
      '0 0 LW * *',
      'auto',
      'At 00:00, on the last weekday of the month',
      'À 00:00, le dernier jour ouvré du mois',
      '每月最后一个工作日 0:00',
    ],
    [
      '0 0 L-3 * *',
      'auto',
      'At 00:00, 3 days before the last day of the month',
      'À 00:00, 3 jours avant le dernier jour du mois',
      '每月倒数第 4 天 0:00',
    ],
    [
      '0 0 L-1 * *',
      'auto',
      'At 00:00, 1 day before the last day of the month',
      'À 00:00, 1 jour avant le dernier jour du mois',
      '每月倒数第 2 天 0:00',
    ],
    [
      '0 0 15W * *',
      'auto',
      'At 00:00, on the weekday nearest to day 15 of the month',
      'À 00:00, le jour ouvré le plus proche du 15 du mois',
      '每月离 15 日最近的工作日 0:00',
    ],
    [
      '0 0 1W * *',
      'auto',
      'At 00:00, on the weekday nearest to day 1 of the month',
      'À 00:00, le jour ouvré le plus proche du 1er du mois',
      '每月离 1 日最近的工作日 0:00',
    ],
    [
      '0 0 1,L * *',
      'auto',
      'At 00:00, on day 1 of the month and on the last day of the month',
      'À 00:00, le 1er du mois et le dernier jour du mois',
      '每月 1 日、最后一天 0:00',
    ],
    [
      '0 0 15W,L * 1',
      'auto',
      'At 00:00, on the weekday nearest to day 15 of the month, on the last day of the month or on Monday',
      'À 00:00, le jour ouvré le plus proche du 15 du mois, le dernier jour du mois ou le lundi',
      '每月离 15 日最近的工作日、最后一天或周一 0:00',
    ],
    [
      '0 0 * * 1#2',
      'auto',
      'At 00:00, on the second Monday of the month',
      'À 00:00, le deuxième lundi du mois',
      '每月第 2 个周一 0:00',
    ],
    [
      '0 0 * * 5L',
      'auto',
      'At 00:00, on the last Friday of the month',
      'À 00:00, le dernier vendredi du mois',
      '每月最后一个周五 0:00',
    ],
    [
      '0 0 * * 1#1,1#3',
      'auto',
      'At 00:00, on the first Monday of the month and on the third Monday of the month',
      'À 00:00, le premier lundi du mois et le troisième lundi du mois',
      '每月第 1 个周一、第 3 个周一 0:00',
    ],
    [
      '0 0 * * 1,5L',
      'auto',
      'At 00:00, only on Monday and on the last Friday of the month',
      'À 00:00, le lundi et le dernier vendredi du mois',
      '每周一、最后一个周五 0:00',
    ],
    [
      '0 0 13 * 5L',
      'auto',
      'At 00:00, on day 13 of the month or on the last Friday of the month',
      'À 00:00, le 13 du mois ou le dernier vendredi du mois',
      '每月 13 日或最后一个周五 0:00',
    ],
    ['0 0 29 2 *', 'auto', 'At 00:00, on February 29', 'À 00:00, le 29 février', '每年 2 月 29 日 0:00'],
    ['0 0 31 2 *', 'auto', 'At 00:00, on February 31', 'À 00:00, le 31 février', '每年 2 月 31 日 0:00'],
    ['0 0 1 1 *', 'auto', 'At 00:00, on January 1', 'À 00:00, le 1er janvier', '每年 1 月 1 日 0:00'],
    [
      '0 0 1 1,4,7,10 *',
      'auto',
      'At 00:00, on day 1 of the month, only in January, April, July and October',
      'À 00:00, le 1er du mois, en janvier, avril, juillet et octobre',
      '每年 1、4、7、10 月的 1 日 0:00',
    ],
    [
      '0 0 1 */3 *',
      'auto',
      'At 00:00, on day 1 of the month, only in January, April, July and October',
      'À 00:00, le 1er du mois, en janvier, avril, juillet et octobre',
      '每年 1、4、7、10 月的 1 日 0:00',
    ],
    [
      '0 0 * */2 *',
      'auto',
      'At 00:00, only in January, March, May, July, September and November',
      'À 00:00, en janvier, mars, mai, juillet, septembre et novembre',
      '每年 1、3、5、7、9、11 月每天 0:00',
    ],
    ['0 0 * JUN-AUG *', 'auto', 'At 00:00, June through August', 'À 00:00, de juin à août', '每年 6–8 月每天 0:00'],
    [
      '0 9 * 6-8 1',
      'auto',
      'At 09:00, only on Monday, June through August',
      'À 09:00, le lundi, de juin à août',
      '每年 6–8 月的周一 9:00',
    ],
    [
      '0 9 * 3 1#2',
      'auto',
      'At 09:00, on the second Monday of March',
      'À 09:00, le deuxième lundi de mars',
      '每年 3 月的第 2 个周一 9:00',
    ],
    [
      '0 9 * 4 5L',
      'auto',
      'At 09:00, on the last Friday of April',
      'À 09:00, le dernier vendredi d’avril',
      '每年 4 月的最后一个周五 9:00',
    ],
    [
      '0 9 13 4 5',
      'auto',
      'At 09:00, on day 13 of the month or on Friday, only in April',
      'À 09:00, le 13 du mois ou le vendredi, en avril',
      '每年 4 月 13 日或周五 9:00',
    ],
    ['0 9 1-7 4 *', 'auto', 'At 09:00, on days 1 to 7 of April', 'À 09:00, du 1er au 7 avril', '每年 4 月 1–7 日 9:00'],
    [
      '0 0 L 8 *',
      'auto',
      'At 00:00, on the last day of August',
      'À 00:00, le dernier jour d’août',
      '每年 8 月的最后一天 0:00',
    ],
    [
      '0 0 1 jan,JUL *',
      'auto',
      'At 00:00, on day 1 of the month, only in January and July',
      'À 00:00, le 1er du mois, en janvier et juillet',
      '每年 1、7 月的 1 日 0:00',
    ],
    [
      '*/5 * * 1,2 *',
      'auto',
      'Every 5 minutes, only in January and February',
      'Toutes les 5 minutes, en janvier et février',
      '每 5 分钟，每年 1、2 月',
    ],
    ['@yearly', 'auto', 'At 00:00, on January 1', 'À 00:00, le 1er janvier', '每年 1 月 1 日 0:00'],
    ['@monthly', 'auto', 'At 00:00, on day 1 of the month', 'À 00:00, le 1er du mois', '每月 1 日 0:00'],
    ['@weekly', 'auto', 'At 00:00, only on Sunday', 'À 00:00, le dimanche', '每周日 0:00'],
    ['@daily', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    ['@hourly', 'auto', 'Every hour', 'Toutes les heures', '每小时'],
    ['@reboot', 'auto', 'Run once, at startup', 'Une seule fois, au démarrage', '系统启动时运行一次'],
    ['* * * * * *', 'auto', 'Every second', 'Toutes les secondes', '每秒'],
    ['*/30 * * * * *', 'auto', 'Every 30 seconds', 'Toutes les 30 secondes', '每 30 秒'],
    [
      '*/7 * * * * *',
      'auto',
      'Every 7 seconds from second 0 to 56 of every minute',
      'Toutes les 7 secondes de la seconde 0 à la seconde 56 de chaque minute',
      '每 7 秒（每分钟第 0–56 秒）',
    ],
    [
      '5,10 * * * * *',
      'auto',
      'At seconds 5 and 10 of every minute',
      'Aux secondes 5 et 10 de chaque minute',
      '每分钟第 5、10 秒',
    ],
    ['30 * * * * *', 'auto', 'Every minute at second 30', 'Toutes les minutes, à la seconde 30', '每分钟（第 30 秒）'],
    [
      '30 15 * * * *',
      'auto',
      'At minute 15, second 30, of every hour',
      'À la minute 15, seconde 30, de chaque heure',
      '每小时第 15 分第 30 秒',
    ],
    [
      '30 */5 * * * *',
      'auto',
      'Every 5 minutes at second 30',
      'Toutes les 5 minutes, à la seconde 30',
      '每 5 分钟（第 30 秒）',
    ],
    ['15 30 9 * * *', 'auto', 'At 09:30:15', 'À 09:30:15', '每天 9:30:15'],
    ['0 30 9 * * *', 'auto', 'At 09:30', 'À 09:30', '每天 9:30'],
    [
      '*/10 15 9 * * *',
      'auto',
      'Every 10 seconds, between 09:15:00 and 09:15:59',
      'Toutes les 10 secondes, de 09:15:00 à 09:15:59',
      '每 10 秒，9:15:00–9:15:59',
    ],
    [
      '*/10 0-5 9 * * *',
      'auto',
      'Every 10 seconds, between 09:00:00 and 09:05:59',
      'Toutes les 10 secondes, de 09:00:00 à 09:05:59',
      '每 10 秒，9:00:00–9:05:59',
    ],
    [
      '* */15 * * * *',
      'auto',
      'Every second, in minutes 0, 15, 30 and 45 of every hour',
      'Toutes les secondes, pendant les minutes 0, 15, 30 et 45 de chaque heure',
      '每秒，每小时第 0、15、30、45 分',
    ],
    [
      '* 0,30 9-17 * * *',
      'auto',
      'Every second, in minutes 0 and 30 of every hour, between 09:00 and 17:59',
      'Toutes les secondes, pendant les minutes 0 et 30 de chaque heure, de 09:00 à 17:59',
      '每秒，每小时第 0、30 分，9:00–17:59',
    ],
    [
      '*/20 */7 */3 * * *',
      'auto',
      'Every 20 seconds, in minutes 0, 7, 14, …, 56 of every hour, in hours 0, 3, 6, …, 21',
      'Toutes les 20 secondes, pendant les minutes 0, 7, 14, …, 56 de chaque heure, pendant les heures 0, 3, 6, …, 21',
      '每 20 秒，每小时第 0、7、14、…、56 分，0、3、6、…、21 点',
    ],
    [
      '0 15 10 ? * 6L',
      'quartz',
      'At 10:15, on the last Friday of the month',
      'À 10:15, le dernier vendredi du mois',
      '每月最后一个周五 10:15',
    ],
    [
      '0 15 10 ? * 6#3',
      'quartz',
      'At 10:15, on the third Friday of the month',
      'À 10:15, le troisième vendredi du mois',
      '每月第 3 个周五 10:15',
    ],
    ['0 0 0 ? * L', 'quartz', 'At 00:00, only on Saturday', 'À 00:00, le samedi', '每周六 0:00'],
    [
      '0 0 0 ? * FRI-MON',
      'quartz',
      'At 00:00, Friday through Monday',
      'À 00:00, de vendredi à lundi',
      '每周五至周一 0:00',
    ],
    [
      '0 0 0 ? NOV-FEB 2',
      'quartz',
      'At 00:00, only on Monday, November through February',
      'À 00:00, le lundi, de novembre à février',
      '每年 11 月至次年 2 月的周一 0:00',
    ],
    [
      '0 15 10 L-3W * ?',
      'quartz',
      'At 10:15, on the weekday nearest to 3 days before the last day of the month',
      'À 10:15, le jour ouvré le plus proche de la date située 3 jours avant le dernier jour du mois',
      '每月离倒数第 4 天最近的工作日 10:15',
    ],
    [
      '0 0 0 L-1 2 ? 2027-2028',
      'auto',
      'At 00:00, 1 day before the last day of February, in 2027 and 2028',
      'À 00:00, 1 jour avant le dernier jour de février, en 2027 et 2028',
      '2027、2028 年 2 月的倒数第 2 天 0:00',
    ],
    [
      '0 0 0 L-3W 3 ?',
      'quartz',
      'At 00:00, on the weekday nearest to 3 days before the last day of March',
      'À 00:00, le jour ouvré le plus proche de la date située 3 jours avant le dernier jour de mars',
      '每年 3 月的离倒数第 4 天最近的工作日 0:00',
    ],
    [
      '0 0 12 1/10 * ?',
      'quartz',
      'At 12:00, on days 1, 11, 21 and 31 of the month',
      'À 12:00, les 1er, 11, 21 et 31 du mois',
      '每月 1、11、21、31 日 12:00',
    ],
    [
      '0 0 0 1 1 ? 2028',
      'auto',
      'At 00:00, on January 1, in 2028',
      'À 00:00, le 1er janvier, en 2028',
      '2028 年 1 月 1 日 0:00',
    ],
    [
      '0 0 0 1 1 ? 2028,2030',
      'auto',
      'At 00:00, on January 1, in 2028 and 2030',
      'À 00:00, le 1er janvier, en 2028 et 2030',
      '2028、2030 年 1 月 1 日 0:00',
    ],
    [
      '0 0 0 1 1 ? 2028/2',
      'auto',
      'At 00:00, on January 1, in 2028, 2030, 2032, …, 2098',
      'À 00:00, le 1er janvier, en 2028, 2030, 2032, …, 2098',
      '2028、2030、2032、…、2098 年 1 月 1 日 0:00',
    ],
    [
      '0 0 0 ? * MON-FRI 2027',
      'auto',
      'At 00:00, Monday through Friday, in 2027',
      'À 00:00, de lundi à vendredi, en 2027',
      '2027 年每周一至周五 0:00',
    ],
    ['0 * * * * ? 2027', 'auto', 'Every minute, in 2027', 'Toutes les minutes, en 2027', '每分钟，2027 年'],
    ['0 0 22-2/2 * * ?', 'quartz', 'At 00:00, 02:00 and 22:00', 'À 00:00, 02:00 et 22:00', '每天 0:00、2:00、22:00'],
    ['cron(0 8 1 * ? *)', 'auto', 'At 08:00, on day 1 of the month', 'À 08:00, le 1er du mois', '每月 1 日 8:00'],
    [
      'cron(0 9 ? * 2#1 *)',
      'auto',
      'At 09:00, on the first Monday of the month',
      'À 09:00, le premier lundi du mois',
      '每月第 1 个周一 9:00',
    ],
    [
      '0/15 8-17 ? * MON-FRI 2026',
      'auto',
      'Every 15 minutes, between 08:00 and 17:59, Monday through Friday, in 2026',
      'Toutes les 15 minutes, de 08:00 à 17:59, de lundi à vendredi, en 2026',
      '每 15 分钟，8:00–17:59，2026 年每周一至周五',
    ],
    [
      '0 12 ? * MON-FRI *',
      'auto',
      'At 12:00, Monday through Friday',
      'À 12:00, de lundi à vendredi',
      '每周一至周五 12:00',
    ],
    ['0 0 */12 * * ?', 'seconds', 'At 00:00 and 12:00', 'À 00:00 et 12:00', '每天 0:00、12:00'],
    [
      '0 0 15,L 6 1',
      'auto',
      'At 00:00, on day 15 of the month, on the last day of the month or on Monday, only in June',
      'À 00:00, le 15 du mois, le dernier jour du mois ou le lundi, en juin',
      '每年 6 月 15 日、最后一天或周一 0:00',
    ],
    [
      '*/5 0-4,6,8 * * *',
      'auto',
      'Every 5 minutes, between 00:00 and 04:59, between 06:00 and 06:59 and between 08:00 and 08:59',
      'Toutes les 5 minutes, de 00:00 à 04:59, de 06:00 à 06:59 et de 08:00 à 08:59',
      '每 5 分钟，0:00–4:59、6:00–6:59、8:00–8:59',
    ],
    ['0 9 1 * *', 'auto', 'At 09:00, on day 1 of the month', 'À 09:00, le 1er du mois', '每月 1 日 9:00'],
    ['0 18 25 12 *', 'auto', 'At 18:00, on December 25', 'À 18:00, le 25 décembre', '每年 12 月 25 日 18:00'],
    ['59 23 31 12 *', 'auto', 'At 23:59, on December 31', 'À 23:59, le 31 décembre', '每年 12 月 31 日 23:59'],
    ['0 0,6,12,18 * * *', 'auto', 'Every 6 hours', 'Toutes les 6 heures', '每 6 小时'],
    [
      '*/20 * * * 1-5',
      'auto',
      'Every 20 minutes, Monday through Friday',
      'Toutes les 20 minutes, de lundi à vendredi',
      '每 20 分钟，每周一至周五',
    ],
    [
      '0 10 * * MON,THU',
      'auto',
      'At 10:00, only on Monday and Thursday',
      'À 10:00, les lundi et jeudi',
      '每周一、周四 10:00',
    ],
    [
      '0 3 * * 2-4,7',
      'auto',
      'At 03:00, Tuesday through Thursday and Sunday',
      'À 03:00, de mardi à jeudi et le dimanche',
      '每周二至周四、周日 3:00',
    ],
    [
      '0 0 1-15/2 * *',
      'auto',
      'At 00:00, on days 1, 3, 5, …, 15 of the month',
      'À 00:00, les 1er, 3, 5, …, 15 du mois',
      '每月 1、3、5、…、15 日 0:00',
    ],
    [
      '0 0 10-20/5 * *',
      'auto',
      'At 00:00, on days 10, 15 and 20 of the month',
      'À 00:00, les 10, 15 et 20 du mois',
      '每月 10、15、20 日 0:00',
    ],
    ['0 0 * 1-12 *', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    [
      '0 0 * 11,12,1 *',
      'auto',
      'At 00:00, November through January',
      'À 00:00, de novembre à janvier',
      '每年 11 月至次年 1 月每天 0:00',
    ],
    ['7 3,4,5 * * *', 'auto', 'At 03:07, 04:07 and 05:07', 'À 03:07, 04:07 et 05:07', '每天 3:07、4:07、5:07'],
    [
      '1-59/2 * * * *',
      'auto',
      'Every 2 minutes from minute 1 to 59 of every hour',
      'Toutes les 2 minutes de la minute 1 à la minute 59 de chaque heure',
      '每 2 分钟（每小时第 1–59 分）',
    ],
    [
      '0 0 * * 1-5/2',
      'auto',
      'At 00:00, only on Monday, Wednesday and Friday',
      'À 00:00, les lundi, mercredi et vendredi',
      '每周一、周三、周五 0:00',
    ],
    ['0 0 * * 0-7', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    [
      '* * L * 1-5',
      'auto',
      'Every minute, on the last day of the month or Monday through Friday',
      'Toutes les minutes, le dernier jour du mois ou de lundi à vendredi',
      '每分钟，每月最后一天或周一至周五',
    ],
    [
      '0 12 1-7 * 1-5',
      'auto',
      'At 12:00, on days 1 to 7 of the month or Monday through Friday',
      'À 12:00, du 1er au 7 du mois ou de lundi à vendredi',
      '每月 1–7 日或周一至周五 12:00',
    ],
    [
      '23 0-20/2 * * *',
      'auto',
      'Every 2 hours, between 00:23 and 20:23',
      'Toutes les 2 heures, de 00:23 à 20:23',
      '每 2 小时，0:23–20:23',
    ],
    ['5 4 * * sun', 'auto', 'At 04:05, only on Sunday', 'À 04:05, le dimanche', '每周日 4:05'],
    [
      '0 0,12 1 */2 *',
      'auto',
      'At 00:00 and 12:00, on day 1 of the month, only in January, March, May, July, September and November',
      'À 00:00 et 12:00, le 1er du mois, en janvier, mars, mai, juillet, septembre et novembre',
      '每年 1、3、5、7、9、11 月的 1 日 0:00、12:00',
    ],
    [
      '0 4 8-14 * *',
      'auto',
      'At 04:00, on days 8 to 14 of the month',
      'À 04:00, du 8 au 14 du mois',
      '每月 8–14 日 4:00',
    ],
    ['@annually', 'auto', 'At 00:00, on January 1', 'À 00:00, le 1er janvier', '每年 1 月 1 日 0:00'],
    ['@midnight', 'auto', 'At 00:00', 'À 00:00', '每天 0:00'],
    ['0 0 30 2 *', 'auto', 'At 00:00, on February 30', 'À 00:00, le 30 février', '每年 2 月 30 日 0:00'],
    [
      '30 4 1,15 * 5',
      'auto',
      'At 04:30, on days 1 and 15 of the month or on Friday',
      'À 04:30, les 1er et 15 du mois ou le vendredi',
      '每月 1、15 日或周五 4:30',
    ],
    [
      '0 0 WL * *',
      'auto',
      'At 00:00, on the last weekday of the month',
      'À 00:00, le dernier jour ouvré du mois',
      '每月最后一个工作日 0:00',
    ],
    [
      '0 0 5W 1,7 *',
      'auto',
      'At 00:00, on the weekday nearest to day 5 of the month, only in January and July',
      'À 00:00, le jour ouvré le plus proche du 5 du mois, en janvier et juillet',
      '每年 1、7 月的离 5 日最近的工作日 0:00',
    ],
    [
      '0 0 L-30 * *',
      'auto',
      'At 00:00, 30 days before the last day of the month',
      'À 00:00, 30 jours avant le dernier jour du mois',
      '每月倒数第 31 天 0:00',
    ],
    ['0 */6 * * * *', 'auto', 'Every 6 minutes', 'Toutes les 6 minutes', '每 6 分钟'],
    ['0 0 8-10 * * *', 'auto', 'At 08:00, 09:00 and 10:00', 'À 08:00, 09:00 et 10:00', '每天 8:00、9:00、10:00'],
    [
      '30 0 8-20 * * *',
      'auto',
      'Every hour, between 08:00:30 and 20:00:30',
      'Toutes les heures, de 08:00:30 à 20:00:30',
      '每小时，8:00:30–20:00:30',
    ],
    [
      '0,15 0,30 9 * * 1-5',
      'auto',
      'At 09:00:00, 09:00:15, 09:30:00 and 09:30:15, Monday through Friday',
      'À 09:00:00, 09:00:15, 09:30:00 et 09:30:15, de lundi à vendredi',
      '每周一至周五 9:00:00、9:00:15、9:30:00、9:30:15',
    ],
    [
      '0 0/5 14,18 * * ?',
      'quartz',
      'Every 5 minutes, between 14:00 and 14:59 and between 18:00 and 18:59',
      'Toutes les 5 minutes, de 14:00 à 14:59 et de 18:00 à 18:59',
      '每 5 分钟，14:00–14:59、18:00–18:59',
    ],
    [
      '0 0-5 14 * * ?',
      'quartz',
      'Every minute, between 14:00 and 14:05',
      'Toutes les minutes, de 14:00 à 14:05',
      '每分钟，14:00–14:05',
    ],
    [
      '0 10,44 14 ? 3 WED',
      'quartz',
      'At 14:10 and 14:44, only on Wednesday, only in March',
      'À 14:10 et 14:44, le mercredi, en mars',
      '每年 3 月的周三 14:10、14:44',
    ],
    ['0 15 10 15 * ?', 'quartz', 'At 10:15, on day 15 of the month', 'À 10:15, le 15 du mois', '每月 15 日 10:15'],
    [
      '0 15 10 ? * 6L 2027-2030',
      'auto',
      'At 10:15, on the last Friday of the month, from 2027 through 2030',
      'À 10:15, le dernier vendredi du mois, de 2027 à 2030',
      '2027–2030 年每月最后一个周五 10:15',
    ],
    ['0 11 11 11 11 ?', 'quartz', 'At 11:11, on November 11', 'À 11:11, le 11 novembre', '每年 11 月 11 日 11:11'],
    [
      '0 0 12 ? * SUN,SAT',
      'quartz',
      'At 12:00, only on Saturday and Sunday',
      'À 12:00, les samedi et dimanche',
      '每周六、周日 12:00',
    ],
    ['/10 * * * * ?', 'quartz', 'Every 10 seconds', 'Toutes les 10 secondes', '每 10 秒'],
    [
      '0 0 0 LW * ?',
      'quartz',
      'At 00:00, on the last weekday of the month',
      'À 00:00, le dernier jour ouvré du mois',
      '每月最后一个工作日 0:00',
    ],
    [
      '0 0 0 ? * 2#5',
      'quartz',
      'At 00:00, on the fifth Monday of the month',
      'À 00:00, le cinquième lundi du mois',
      '每月第 5 个周一 0:00',
    ],
    [
      '0 18 ? * MON-FRI *',
      'auto',
      'At 18:00, Monday through Friday',
      'À 18:00, de lundi à vendredi',
      '每周一至周五 18:00',
    ],
    [
      '15 10 ? * 6L 2027-2030',
      'auto',
      'At 10:15, on the last Friday of the month, from 2027 through 2030',
      'À 10:15, le dernier vendredi du mois, de 2027 à 2030',
      '2027–2030 年每月最后一个周五 10:15',
    ],
    [
      '0/5 * 15W * ? *',
      'auto',
      'Every 5 minutes, on the weekday nearest to day 15 of the month',
      'Toutes les 5 minutes, le jour ouvré le plus proche du 15 du mois',
      '每 5 分钟，每月离 15 日最近的工作日',
    ],
    [
      '0 0 L-1 * ? *',
      'auto',
      'At 00:00, 1 day before the last day of the month',
      'À 00:00, 1 jour avant le dernier jour du mois',
      '每月倒数第 2 天 0:00',
    ],
    [
      '＊／５　９ ＊ ＊ １－５',
      'auto',
      'Every 5 minutes, between 09:00 and 09:59, Monday through Friday',
      'Toutes les 5 minutes, de 09:00 à 09:59, de lundi à vendredi',
      '每 5 分钟，9:00–9:59，每周一至周五',
    ],
  ])('%s (%s)', (text, asked, en, fr, zh) => {
    const said = [sentence(text, asked, 'en'), sentence(text, asked, 'fr'), sentence(text, asked, 'zh-cn')];
    expect(said).toEqual([en, fr, zh]);
  });

  it.each([
    ['0 0,12 * * *', 'At 12:00 AM and 12:00 PM', 'À 12:00 AM et 12:00 PM', '每天上午 12:00、下午 12:00'],
    ['30 13 * * 1-5', 'At 1:30 PM, Monday through Friday', 'À 1:30 PM, de lundi à vendredi', '每周一至周五下午 1:30'],
    [
      '*/15 */3 * * *',
      'Every 15 minutes, in the hours 12 AM, 3 AM, 6 AM, …, 9 PM',
      'Toutes les 15 minutes, pendant les heures 12 AM, 3 AM, 6 AM, …, 9 PM',
      '每 15 分钟，上午 12 点、上午 3 点、上午 6 点、…、下午 9 点',
    ],
  ])('%s by twelve hours', (text, en, fr, zh) => {
    const style = { hour24: false };
    const said = [sentence(text, 'auto', 'en', style), sentence(text, 'auto', 'fr', style)];
    expect([...said, sentence(text, 'auto', 'zh-cn', style)]).toEqual([en, fr, zh]);
  });

  it.each([
    [
      '* * * * *',
      'Every minute, every hour, every day',
      'Toutes les minutes, toutes les heures, tous les jours',
      '每分钟，每小时，每天',
    ],
    ['0 9 * * *', 'At 09:00, every day', 'À 09:00, tous les jours', '每天 9:00'],
    ['0 9 * * 1', 'At 09:00, only on Monday', 'À 09:00, le lundi', '每周一 9:00'],
    ['@reboot', 'Run once, at startup', 'Une seule fois, au démarrage', '系统启动时运行一次'],
  ])('%s with what it leaves open', (text, en, fr, zh) => {
    const style = { verbose: true };
    const said = [sentence(text, 'auto', 'en', style), sentence(text, 'auto', 'fr', style)];
    expect([...said, sentence(text, 'auto', 'zh-cn', style)]).toEqual([en, fr, zh]);
  });
});

/** Any field that the dialect may take, plain and special. */
function fieldText(name: FieldName, dialect: Dialect): fc.Arbitrary<string> {
  const { min, max } = boundsOf(name, dialect);
  const value = fc.integer({ min, max });
  const step = fc.integer({ min: 1, max: 40 });
  const pair = fc.tuple(value, value).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`);
  const item = fc.oneof(
    fc.constant('*'),
    value.map(String),
    pair,
    fc.tuple(pair, step).map(([range, by]) => `${range}/${by}`),
    step.map((by) => `*/${by}`),
    fc.tuple(value, step).map(([from, by]) => `${from}/${by}`),
    ...(name === 'day' ? [fc.constantFrom('L', 'LW', 'L-3', 'L-1W', '15W', '1W')] : []),
    ...(name === 'weekday' ? [fc.constantFrom('1#2', '5L', 'FRI', 'MON#5', 'TUEL')] : []),
    ...(name === 'month' ? [fc.constantFrom('JAN', 'NOV')] : []),
  );
  return fc.array(item, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(','));
}

const expressions = fc
  .constantFrom<Dialect>('unix', 'seconds', 'quartz', 'aws')
  .chain((dialect) =>
    fc.tuple(
      fc.tuple(...FIELDS[dialect].map((name) => fc.oneof(fieldText(name, dialect), fc.constantFrom('*', '0', '?')))),
      fc.constant(dialect),
    ),
  );

it('no sentence has a hole in it', () => {
  let valid = 0;
  fc.assert(
    fc.property(expressions, fc.boolean(), fc.boolean(), ([texts, asked], hour24, verbose) => {
      const text = texts.join(' ');
      if (!parseExpression(text, asked).ok) return;
      valid += 1;
      for (const language of LOCALES) {
        const said = sentence(text, asked, language, { hour24, verbose });
        expect(said).not.toMatch(/undefined|NaN|null|\[object|  |^\s|\s$|\s[,，、）]|,,|, ,|[,，、]$|，，|、、/);
        if (language !== 'zh-cn') continue;
        // The colon of a time of day is the only sign of ASCII; Chinese and figures stand apart by one space.
        expect(said.replaceAll(/\d:\d\d(?::\d\d)?/g, '')).not.toMatch(/[!-/:-@[-`{-~]/);
        expect(said).not.toMatch(/\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z]\p{Script=Han}|\p{Script=Han} \p{Script=Han}/u);
      }
    }),
    { numRuns: 1500 },
  );
  expect(valid).toBeGreaterThan(100);
});

it('equal schedules are told alike, however they are written', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(minutes, (values) => {
      const ordered = values.toSorted((one, other) => one - other);
      const asRanges = values.map((value) => `${value}-${value}`).join(',');
      expect(sentence(`${asRanges} * * * *`, 'unix', 'en')).toBe(
        sentence(`${ordered.join(',')} * * * *`, 'unix', 'en'),
      );
    }),
  );
});
