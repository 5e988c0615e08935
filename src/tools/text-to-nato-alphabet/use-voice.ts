import { useEffect, useState } from 'react';
import type { SpelledCharacter } from './spelling';

/** So many words are said in one breath: some voices stop after a quarter of a minute. */
const BREATH = 12;

/** Reads code words aloud by the browser's own voice, and stops when it is asked again; undefined where there is no voice. */
export function useVoice(rows: readonly SpelledCharacter[], language: string) {
  const [isSpeaking, setSpeaking] = useState(false);
  const canSpeak = 'speechSynthesis' in window;
  useEffect(() => {
    // Whatever is being said belongs to these rows.
    return () => {
      if (canSpeak) speechSynthesis.cancel();
    };
  }, [rows, canSpeak]);
  if (!canSpeak) return undefined;

  function speak() {
    speechSynthesis.cancel();
    for (let at = 0; at < rows.length; at += BREATH) {
      const part = rows.slice(at, at + BREATH);
      const utterance = new SpeechSynthesisUtterance(part.map(({ word }) => word.replaceAll(/[()]/g, '')).join(', '));
      utterance.lang = language;
      const isLast = at + BREATH >= rows.length;
      utterance.onend = () => {
        if (isLast) setSpeaking(false);
      };
      utterance.onerror = () => setSpeaking(false);
      speechSynthesis.speak(utterance);
    }
    setSpeaking(true);
  }

  function stop() {
    speechSynthesis.cancel();
    setSpeaking(false);
  }
  return { isSpeaking, toggle: isSpeaking ? stop : speak };
}
