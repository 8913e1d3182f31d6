import type { HelpLink } from '#domain/challenges/challenge.ts';
import type { Door } from '#web/features/challenges/contract.ts';
import { addressOf as addressOfLesson, findCard } from '#web/features/learning/library/cards.ts';
import { addressOfSheet, findSheet } from '#web/features/resources/sheets/sheets.ts';
import { doorOf as doorOfPractice } from '../learning/door-of.ts';

/** The page of what helps with an act; null where there is none any more. */
export function doorOf({ kind, id }: HelpLink): Door | null {
  if (kind === 'lesson') {
    const card = findCard(id);
    return card && { title: card.title, to: addressOfLesson(card) };
  }
  if (kind === 'sheet') {
    const sheet = findSheet(id);
    return sheet && { title: sheet.title, to: addressOfSheet(sheet) };
  }
  return doorOfPractice({ kind, id });
}
