import type { Card } from '../../types';

export const card = {
  name: 'Keycode info',
  description: 'Press any key to see its JavaScript key, code, keyCode, location and modifiers.',
} satisfies Card;

export const keywords = ['keyboard', 'event', 'which', 'javascript', 'shortcut', 'keydown'];
