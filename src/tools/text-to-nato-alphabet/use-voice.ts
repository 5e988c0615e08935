import { useEffect, useRef, useState } from 'react';
import type { SpelledCharacter } from './spelling';

/** So many words are said in one breath: some voices stop after a quarter of a minute. */
const BREATH = 12;

/** Reads code words aloud by the browser's own voice, and stops when it is asked again; undefined where there is no voice. */
export function useVoice(rows: readonly SpelledCharacter[], language: string) {
  const [isSpeaking, setSpeaking] = useState(false);
  /** What is being said; what ends later than it was stopped is something else. */
  const current = useRef<SpeechSynthesisUtterance>(undefined);
  const canSpeak = 'speechSynthesis' in window;
  useEffect(() => {
    // Whatever is being said belongs to these rows.
    return () => {
      if (!canSpeak) return;
      end();
      speechSynthesis.cancel();
    };
  }, [rows, canSpeak]);
  if (!canSpeak) return undefined;

  function end() {
    current.current = undefined;
    setSpeaking(false);
  }

  function stop() {
    end();
    speechSynthesis.cancel();
  }

  /** One breath after the other: thousands queued at once would stop the page. */
  function sayFrom(at: number) {
    const part = rows.slice(at, at + BREATH);
    const utterance = new SpeechSynthesisUtterance(part.map(({ word }) => word.replaceAll(/[()]/g, '')).join(', '));
    utterance.lang = language;
    utterance.onend = () => {
      if (current.current !== utterance) return;
      if (at + BREATH < rows.length) sayFrom(at + BREATH);
      else end();
    };
    utterance.onerror = () => {
      if (current.current === utterance) end();
    };
    current.current = utterance;
    speechSynthesis.speak(utterance);
  }

  function speak() {
    stop();
    setSpeaking(true);
    sayFrom(0);
  }
  return { isSpeaking, toggle: isSpeaking ? stop : speak };
}
