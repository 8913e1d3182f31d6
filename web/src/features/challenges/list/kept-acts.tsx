import { findAct, findPack } from '#domain/challenges/packs.ts';
import { fileDay } from '#web/lib/files/file-day.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Run } from '../runs/run.ts';
import type { TakeBack } from '../runs/use-runs.ts';
import { CHALLENGES_TEXTS as TEXTS, LOOK_BACK_TEXTS, PACK_TEXTS } from '../texts.ts';

interface KeptActsProps {
  runs: readonly Run[];
  onLetGo: (actId: string) => TakeBack;
}

/** What was taken along from packs that ended, and a file of what was written. */
export function KeptActs({ runs, onLetGo }: KeptActsProps) {
  const acts = [...new Set(runs.flatMap(({ kept }) => kept))]
    .map(findAct)
    .filter((act) => act !== undefined);
  const written = runs.filter(({ didGood, wasHard }) => didGood !== null || wasHard !== null);
  if (acts.length === 0 && written.length === 0) return null;

  function letGo(actId: string) {
    const onPress = onLetGo(actId);
    toast({ title: TEXTS.letGoDone, action: { label: PACK_TEXTS.undo, onPress } });
  }

  return (
    <Card tone="well" as="section" aria-labelledby="kept-title" className="flex flex-col gap-3">
      <h2 id="kept-title" className="font-title text-xl font-semibold">
        {TEXTS.kept}
      </h2>
      {acts.length > 0 && (
        <>
          <p className="text-ink-soft">{TEXTS.keptLead}</p>
          <ul className="flex flex-col divide-y divide-line">
            {acts.map(({ id, title }) => (
              <li key={id} className="flex min-h-12 items-center justify-between gap-3">
                {title}
                <button
                  type="button"
                  aria-label={TEXTS.letGo(title)}
                  onClick={() => letGo(id)}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-surface"
                >
                  <Icon name="close" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {written.length > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() =>
            saveFile(
              `${TEXTS.exportName}-${fileDay(new Date())}.md`,
              asText(written),
              'text/markdown',
            )
          }
        >
          {TEXTS.export}
        </Button>
      )}
    </Card>
  );
}

function asText(runs: readonly Run[]): string {
  return runs
    .map(({ packId, endedAt, didGood, wasHard, kept }) =>
      [
        `## ${findPack(packId)?.title ?? packId}`,
        endedAt !== null && LOOK_BACK_TEXTS.endedOn(new Date(endedAt)),
        didGood !== null && `**${LOOK_BACK_TEXTS.didGood}**\n\n${didGood}`,
        wasHard !== null && `**${LOOK_BACK_TEXTS.wasHard}**\n\n${wasHard}`,
        kept.length > 0 &&
          `**${LOOK_BACK_TEXTS.keptActs}**\n\n${kept.map((id) => `- ${findAct(id)?.title ?? id}`).join('\n')}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}
