import type { ReadImport } from '#domain/imports/import-record.ts';
import type { ImportChoices } from '#domain/imports/plan-import.ts';
import { EMOTION_IDS, INTENSITIES, isEmotionId } from '#domain/mood/emotions.ts';
import { Field, inputClasses, useField } from '#web/ui/text-field.tsx';
import type { ImportLook } from '../look.ts';
import { IMPORT_TEXTS as TEXTS } from '../texts.ts';

type Feeling = ImportChoices['feelings'][string];

interface FeelingsChoiceProps {
  moods: ReadImport['moods'];
  feelings: ImportChoices['feelings'];
  look: ImportLook;
  onChoose: (name: string, feeling: Feeling) => void;
}

const NONE = '';

/** For each name that a mood has in the file, the emotion that says it here. */
export function FeelingsChoice({ moods, feelings, look, onChoose }: FeelingsChoiceProps) {
  return (
    <section>
      <h3 className="font-title text-xl font-semibold">{TEXTS.feelingsTitle}</h3>
      <p className="mb-4 text-ink-soft">{TEXTS.feelingsLead}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {moods.map(({ name, count }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-4">
            <Choices
              label={TEXTS.feelingOf(name, count)}
              strengthLabel={TEXTS.strengthOf(name)}
              feeling={feelings[name] ?? null}
              look={look}
              onChoose={(feeling) => onChoose(name, feeling)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoicesProps {
  label: string;
  strengthLabel: string;
  feeling: Feeling;
  look: ImportLook;
  onChoose: (feeling: Feeling) => void;
}

function Choices({ label, strengthLabel, feeling, look, onChoose }: ChoicesProps) {
  const { id } = useField({ label });
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <Field id={id} label={<span className="wrap-anywhere">{label}</span>}>
          <select
            id={id}
            value={feeling?.emotion ?? NONE}
            onChange={(event) => {
              const emotion = event.currentTarget.value;
              const before = feeling ?? { intensity: 3, mixed: false };
              onChoose(isEmotionId(emotion) ? { ...before, emotion } : null);
            }}
            className={inputClasses(false, 'h-12')}
          >
            <option value={NONE}>{TEXTS.leaveOut}</option>
            {EMOTION_IDS.map((emotion) => (
              <option key={emotion} value={emotion}>
                {look.emotions[emotion]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {feeling && (
        <select
          aria-label={strengthLabel}
          value={feeling.intensity}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            const intensity = INTENSITIES.find((one) => one === chosen);
            if (intensity) onChoose({ ...feeling, intensity });
          }}
          className={inputClasses(false, 'h-12 w-auto!')}
        >
          {INTENSITIES.map((intensity) => (
            <option key={intensity} value={intensity}>
              {look.intensities[intensity]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
