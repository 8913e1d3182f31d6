import { CONTEXTS } from '../contexts.content.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import type { Trial } from '../play/trial.ts';
import { RECOGNISE_TEXTS as TEXTS } from '../texts.ts';

type Story = Extract<Trial, { kind: 'context' }>;

/** Each face of the run once, and beside it the stories it was told in. */
export function StoryReport({ trials }: { trials: readonly Trial[] }) {
  const stories = trials.flatMap((trial) => (trial.kind === 'context' ? [trial] : []));
  if (stories.length === 0) return null;
  const faces = [...new Set(stories.map(({ context }) => context))];
  return (
    <>
      <h2 className="font-title text-lg font-semibold">{TEXTS.stories}</h2>
      <ul className="flex flex-col gap-3">
        {faces.map((face) => (
          <Face
            key={face}
            context={face}
            told={stories.filter(({ context }) => context === face)}
          />
        ))}
      </ul>
    </>
  );
}

function Face({ context, told }: { context: number; told: readonly Story[] }) {
  const face = CONTEXTS[context];
  const person = PEOPLE[face?.person ?? -1];
  if (!face || !person) return null;
  return (
    <li className="flex gap-4 rounded-card bg-surface-2 p-3">
      <Portrait
        person={person}
        units={face.units}
        crop="near"
        className="faces-story aspect-4/5 w-24 shrink-0 self-start rounded-control"
      />
      <dl className="flex flex-col gap-2">
        {told.map(({ reading }) => (
          <div key={reading}>
            <dt className="font-semibold">{face.readings[reading]?.word}</dt>
            <dd className="text-sm">{face.readings[reading]?.scene}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
