import type { EmotionId, Intensity } from '../mood/emotions.ts';

/**
 * The five moods that Daylio comes with, in English. People rename them and other languages have
 * their own: whatever is not here is asked.
 */
export const DAYLIO_MOODS: Readonly<Record<string, readonly [EmotionId, Intensity]>> = {
  rad: ['alegria', 4],
  good: ['calma', 3],
  meh: ['cansancio', 1],
  bad: ['tristeza', 3],
  awful: ['tristeza', 5],
};

/** English words for feelings that such apps offer, and the nearest of the twelve. */
export const ENGLISH_FEELINGS: Readonly<Record<string, EmotionId>> = {
  happy: 'alegria',
  joyful: 'alegria',
  excited: 'entusiasmo',
  optimistic: 'entusiasmo',
  hopeful: 'entusiasmo',
  motivated: 'entusiasmo',
  grateful: 'gratitud',
  thankful: 'gratitud',
  loved: 'ternura',
  relieved: 'alivio',
  calm: 'calma',
  relaxed: 'calma',
  content: 'calma',
  peaceful: 'calma',
  tired: 'cansancio',
  exhausted: 'cansancio',
  bored: 'cansancio',
  sad: 'tristeza',
  upset: 'tristeza',
  depressed: 'tristeza',
  lonely: 'soledad',
  anxious: 'ansiedad',
  stressed: 'ansiedad',
  nervous: 'ansiedad',
  worried: 'ansiedad',
  overwhelmed: 'ansiedad',
  scared: 'miedo',
  afraid: 'miedo',
  angry: 'enojo',
  annoyed: 'enojo',
  frustrated: 'enojo',
  irritated: 'enojo',
};
