import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AnyGame, GameInfo, Start } from '../../contract.ts';
import { readFinishedLevels } from '../session/finished-levels.ts';
import { readLastStart } from '../session/last-start.ts';
import { readSeed } from '../session/seed.ts';
import { SHELL_TEXTS } from '../texts.ts';
import { About } from './about.tsx';
import { ChoiceGroup } from '../parts/choice-group.tsx';
import { IntroHead } from './intro-head.tsx';
import { LevelProgress } from '../parts/level-progress.tsx';
import { MUCH_DISTRESS, MuchDistress } from './much-distress.tsx';
import { Comfort, SoundSwitch } from '../parts/comfort.tsx';
import { RatingField } from '../parts/rating-field.tsx';
import { SeedField } from '../parts/seed-field.tsx';

interface IntroProps {
  gameId: string;
  info: GameInfo;
  /** What the address asks for; otherwise it is the level of last time. */
  level?: number | undefined;
  game: AnyGame;
  /** Levels that the account knows to be finished; those of this device are known here. */
  finishedLevels: readonly number[];
  /** Without a seed, chance decides. */
  onBegin: (start: Start, ratingBefore: number | null, seed: string | null) => void;
  onQuickStart: () => void;
}

/** What this is, what it is good for, and the few choices before it starts. */
export function IntroScreen(props: IntroProps) {
  const { gameId, info, game, finishedLevels, onBegin, onQuickStart } = props;
  const [start, setStart] = useState(() => {
    const last = readLastStart(gameId, game);
    const wanted = game.levels.find((known) => known.level === props.level);
    return wanted ? { ...last, level: wanted.level } : last;
  });
  const [rating, setRating] = useState<number | null>(null);
  const [seed, setSeed] = useState('');
  const [asked, setAsked] = useState(false);
  const [finishedHere] = useState(() => readFinishedLevels(gameId));
  const { intro, levels, quickStart } = game;
  const finished = new Set([...finishedLevels, ...finishedHere]);
  const begin = () => onBegin(start, rating, readSeed(seed));
  const much = info.rated !== 'wellbeing' && rating !== null && rating >= MUCH_DISTRESS;

  if (asked) return <MuchDistress onPlay={begin} onBack={() => setAsked(false)} />;

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <IntroHead info={info} cover={<game.Cover />} trains={intro.trains} safety={intro.safety} />

      {quickStart && (
        <button
          type="button"
          onClick={onQuickStart}
          className="flex min-h-13 flex-col rounded-card border-2 border-help bg-help-soft px-5 py-3 text-left hover:border-help-strong"
        >
          <span className="text-lg font-semibold">{quickStart.label}</span>
          <span>{quickStart.detail}</span>
        </button>
      )}

      {levels.length > 1 && (
        <div className="flex flex-col gap-2">
          <ChoiceGroup
            legend={SHELL_TEXTS.level}
            choices={levels.map(({ level, title, detail }) => ({
              id: String(level),
              label: title,
              detail,
              done: finished.has(level),
            }))}
            chosen={String(start.level)}
            onChoose={(id) => setStart({ ...start, level: Number(id) })}
          />
          <LevelProgress levels={levels} finished={finished} />
        </div>
      )}
      {game.options.map(({ id, label, values, matters }) => {
        if (matters && !matters(start.options)) return null;
        const { caution } = values.find((value) => value.id === start.options[id]) ?? values[0];
        return (
          <div key={id} className="flex flex-col gap-3">
            <ChoiceGroup
              legend={label}
              choices={values}
              chosen={start.options[id] ?? null}
              onChoose={(value) =>
                setStart({ ...start, options: { ...start.options, [id]: value } })
              }
            />
            {caution && <Notice tone="info">{caution}</Notice>}
          </div>
        );
      })}
      {game.rating && (
        <RatingField
          scale={game.rating}
          title={SHELL_TEXTS.ratingBefore}
          value={rating}
          onChange={setRating}
        />
      )}
      {game.tune && <SoundSwitch />}
      <div className="sticky bottom-0 -mx-2 bg-page p-2 sm:static sm:m-0 sm:p-0">
        <Button
          size="lg"
          className="w-full sm:w-auto"
          onClick={() => (much ? setAsked(true) : begin())}
        >
          {SHELL_TEXTS.begin}
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <Comfort game={game} sound={game.tune === undefined} />
        {game.seeded && <SeedField seed={seed} onChange={setSeed} />}
      </div>
      <About info={info} intro={intro} />
    </div>
  );
}
