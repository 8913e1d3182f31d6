import { useState } from 'react';
import { EMOTION_IDS, type EmotionId, isEmotionId, WORDS_MOST } from '#domain/mood/emotions.ts';
import type { FeelingWord } from '#domain/mood/words/feeling-word.ts';
import { feelingWord, findWords, wordsOf } from '#domain/mood/words/vocabulary.ts';
import { usePreferences } from '#web/data/preferences/use-preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { EMOTION_TEXTS } from '../texts.ts';
import { Choice } from './choice.tsx';
import { REFINE_TEXTS } from './texts.ts';
import { WordCard } from './word-card.tsx';
import { WordSearch } from './word-search.tsx';

/** So many stand there before somebody asks for the others. */
const FIRST = 9;

interface WordPickerProps {
  entry: MoodEntry;
  onEdit: (fields: Partial<MoodEntry>) => void;
}

/** The words of an emotion, several at once; what the last one means stands below them. */
export function WordPicker({ entry: { words: chosen, emotion }, onEdit }: WordPickerProps) {
  const { wordsOf: country } = usePreferences();
  const [family, setFamily] = useState<EmotionId>(emotion);
  const [sought, setSought] = useState('');
  const [explained, setExplained] = useState<FeelingWord | undefined>();
  const [full, setFull] = useState(false);
  const [all, setAll] = useState(false);
  const isSearching = sought.trim() !== '';
  const found = isSearching ? findWords(sought).slice(0, 24) : wordsOf(family, country);
  const shown = isSearching || all ? found : found.slice(0, FIRST);
  const elsewhere = chosen
    .map(feelingWord)
    .filter((word) => word !== undefined && !shown.includes(word));

  function toggle(word: FeelingWord) {
    const has = chosen.includes(word.id);
    setExplained(word);
    setFull(!has && chosen.length >= WORDS_MOST);
    if (!has && chosen.length >= WORDS_MOST) return;
    onEdit({ words: has ? chosen.filter((id) => id !== word.id) : [...chosen, word.id] });
  }

  const chip = (word: FeelingWord | undefined) =>
    word && (
      <li key={word.id}>
        <Chip selected={chosen.includes(word.id)} onClick={() => toggle(word)}>
          {word.word}
        </Chip>
      </li>
    );

  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={REFINE_TEXTS.wordsOf}
          value={family}
          options={EMOTION_IDS.map((id) => [id, EMOTION_TEXTS[id]])}
          onChoose={(value) => {
            if (isEmotionId(value)) setFamily(value);
            setSought('');
          }}
        />
        <WordSearch text={sought} write={setSought} />
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={REFINE_TEXTS.title}>
        {elsewhere.map(chip)}
        {shown.map(chip)}
        {shown.length < found.length && (
          <li>
            <Button variant="quiet" className="px-3!" onClick={() => setAll(true)}>
              {REFINE_TEXTS.moreWords(found.length - shown.length)}
            </Button>
          </li>
        )}
      </ul>
      {isSearching && shown.length === 0 && (
        <p className="text-ink-soft">{REFINE_TEXTS.noneFound}</p>
      )}
      <div aria-live="polite">
        {full && <p className="text-sm text-ink-soft">{REFINE_TEXTS.enough(WORDS_MOST)}</p>}
        {explained && <WordCard word={explained} onTwin={(twin) => setExplained(twin)} />}
      </div>
    </div>
  );
}
