import { Link } from 'react-router';
import type { GameInfo } from '#web/games/contract.ts';
import type { GameId } from '#web/games/registry.ts';
import { EVIDENCE_TEXTS } from '#web/games/shell/texts.ts';
import { Card } from '#web/ui/card.tsx';
import { MINIGAMES_TEXTS } from '../texts.ts';
import { GameCover } from './game-cover.tsx';
import type { GameProgress } from './progress.ts';

interface GameCardProps {
  id: GameId;
  info: GameInfo;
  progress: GameProgress | undefined;
  /** Points of ten that it has done well, where that can be told. */
  better: number | undefined;
}

/** A game in the list: its picture, what it trains, how sure that is, and what of it was played. */
export function GameCard({ id, info, progress, better }: GameCardProps) {
  return (
    <Card as="li" className="relative flex flex-col overflow-hidden p-0! hover:border-primary">
      <GameCover id={id} icon={info.icon} />
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <h2 className="font-title text-lg font-semibold">
          {/* The link covers the card: the whole of it can be touched. */}
          <Link
            to={info.paths[0]}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {info.title}
          </Link>
        </h2>
        <p>{info.skill}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {info.minutes} · {MINIGAMES_TEXTS.evidence} {EVIDENCE_TEXTS[info.evidence].label}
        </p>
        {progress && (
          <p className="mt-auto pt-2 text-sm text-ink-soft">
            {MINIGAMES_TEXTS.played(progress.times, progress.levels.length)}
            {better !== undefined && (
              <span className="font-semibold text-ok">
                {' '}
                {MINIGAMES_TEXTS.worked(better, progress.changeError, progress.rated)}
              </span>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
