import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const zhCn = {
  hint: '拖动，或聚焦后按上、下方向键来排序',
  move: (name: string) => `移动「${name}」`,
  up: (name: string) => `上移「${name}」`,
  down: (name: string) => `下移「${name}」`,
  moved: (name: string, place: number, count: number) => `「${name}」移到第 ${place} 位，共 ${count} 位`,
};

const en = {
  hint: 'Drag to sort, or focus a handle and press the up and down arrow keys',
  move: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}`,
} satisfies Words<typeof zhCn>;

const fr = {
  hint: 'Glissez pour trier, ou placez-vous sur une poignée et appuyez sur les flèches haut et bas',
  move: (name: string) => `Déplacer « ${name} »`,
  up: (name: string) => `Monter « ${name} »`,
  down: (name: string) => `Descendre « ${name} »`,
  moved: (name: string, place: number, count: number) => `« ${name} » est maintenant en position ${place} sur ${count}`,
} satisfies Words<typeof zhCn>;

/** All languages together, since they come with what shows them. */
export const ORGANISER_WORDS: Record<Locale, Words<typeof zhCn>> = { 'zh-cn': zhCn, en, fr };
