import { Link } from 'react-router';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { EVIDENCE_TEXTS } from '#web/games/shell/texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { MINIGAMES_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function MinigamesHeader() {
  return <PageHeader title={MINIGAMES_TEXTS.title} lead={MINIGAMES_TEXTS.lead} />;
}

/** Every game there is, with what it trains and how sure that is. */
export function MinigamesPage() {
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {Object.entries<GameInfo>(GAMES).map(([id, info]) => (
          <GameCard key={id} info={info} />
        ))}
      </ul>
    </>
  );
}

function GameCard({ info }: { info: GameInfo }) {
  return (
    <Card as="li" className="relative flex gap-4 hover:border-primary tight:flex-col">
      <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={info.icon} className="size-8" />
      </span>
      <div className="min-w-0">
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
      </div>
    </Card>
  );
}
