import type { LineReading } from '../import-record.ts';
import { feelingOfRating } from '../feelings.ts';
import { checkedMoment } from '../moments.ts';

/**
 * MoodTracker's CSV and JSON: `mood` from 0 to 10, `description` (words between spaces),
 * `exploration` (free text) and `createdAt`; places and `updatedAt` are left out. After
 * github.com/benji6/moodtracker, client/src/components/pages/Settings/Export/ExportControls.tsx and
 * client/src/types.ts.
 */
export const MOODTRACKER_COLUMNS = ['mood', 'createdAt'] as const;

export function readMoodtrackerLine(cell: (column: string) => string, now: Date): LineReading {
  const moment = checkedMoment(new Date(cell('createdAt')), now);
  if ('problem' in moment) return moment;
  const words = cell('description')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const mood = cell('mood') === '' ? null : feelingOfRating(Number(cell('mood')), words);
  if (mood === null) return { problem: 'rating' };
  return {
    record: {
      at: moment.at,
      id: null,
      mood,
      words: [],
      ownWords: words,
      title: '',
      text: cell('exploration'),
      tags: [],
      isPage: false,
    },
  };
}
