import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mixCaption } from '#domain/ambient/captions.content.ts';
import { isSameMix } from '#domain/ambient/mix.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { usePlayer } from '../player/use-player.ts';
import { SAVED_TEXTS } from '../texts.ts';
import { exportMixes } from './export-mixes.ts';
import type { KeptMix } from './kept-mix.ts';
import { mixesQuery } from './list-mixes.ts';
import { MixCard } from './mix-card.tsx';
import { mixes } from './mixes.ts';
import { NameDialog } from './name-dialog.tsx';

/** What a person keeps, and keeping what is heard now. */
export function OwnMixes({ onChoose }: { onChoose: (mix: KeptMix) => void }) {
  const { id: userId } = useUser();
  const list = useQuery(mixesQuery(userId));
  const { rows, known, loading, failed } = useOfflineList(mixes, userId, list);
  const { change, undo } = useChanges(mixes);
  const { mix, from } = usePlayer();
  const [named, setNamed] = useState<KeptMix | 'new' | null>(null);
  const open = rows.find(({ id }) => id === from);
  const isKept = rows.some((row) => isSameMix(row.mix, mix));

  function add(name: string) {
    const row = { id: crypto.randomUUID(), name, mix, keptAt: new Date().toISOString() };
    change({ type: 'add', row });
    onChoose(row);
    toast({ title: SAVED_TEXTS.saved(name), tone: 'ok' });
  }

  function keepAsItIs(row: KeptMix) {
    const id = change({ type: 'edit', id: row.id, fields: { mix }, seen: row });
    toast({
      title: SAVED_TEXTS.updated(row.name),
      action: {
        label: SAVED_TEXTS.undo,
        onPress: () =>
          void undo(id, { type: 'edit', id: row.id, fields: { mix: row.mix }, seen: row }),
      },
    });
  }

  function remove(row: KeptMix) {
    const id = change({ type: 'delete', id: row.id });
    toast({
      title: SAVED_TEXTS.removed(row.name),
      action: { label: SAVED_TEXTS.undo, onPress: () => void undo(id, { type: 'add', row }) },
    });
  }

  return (
    <section aria-labelledby="ambient-own">
      <h2 id="ambient-own" className="mb-3 font-title text-xl font-semibold">
        {SAVED_TEXTS.title}
      </h2>
      {failed && (
        <Notice tone="info" className="mb-3">
          <p>{SAVED_TEXTS.failed}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void list.refetch()}>
            {SAVED_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && rows.length === 0 && (
        <p className="flex items-center gap-3 py-3 text-ink-soft">
          <Spinner /> {SAVED_TEXTS.loading}
        </p>
      )}
      {known && rows.length === 0 && <p className="mb-3 text-ink-soft">{SAVED_TEXTS.empty}</p>}
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <OwnMix
            key={row.id}
            row={row}
            isOn={from === row.id}
            isChanged={from === row.id && mix.length > 0 && !isSameMix(row.mix, mix)}
            onChoose={() => onChoose(row)}
            onKeep={() => keepAsItIs(row)}
            onRename={() => setNamed(row)}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      {mix.length > 0 && !isKept && (
        <Button
          variant={open ? 'quiet' : 'secondary'}
          className="mt-3"
          onClick={() => setNamed('new')}
        >
          <Icon name="plus" className="size-5" />
          {SAVED_TEXTS.save}
        </Button>
      )}
      {rows.length > 0 && (
        <Button variant="quiet" className="mt-3" onClick={() => exportMixes(rows)}>
          <Icon name="download" className="size-5" />
          {SAVED_TEXTS.download}
        </Button>
      )}
      {named === 'new' && (
        <NameDialog
          title={SAVED_TEXTS.saveTitle}
          of="new"
          onSave={add}
          onClose={() => setNamed(null)}
        />
      )}
      {named !== null && named !== 'new' && (
        <NameDialog
          title={SAVED_TEXTS.renameTitle}
          of={named.id}
          before={named.name}
          onSave={(name) => change({ type: 'edit', id: named.id, fields: { name }, seen: named })}
          onClose={() => setNamed(null)}
        />
      )}
    </section>
  );
}

interface OwnMixProps {
  row: Listed<KeptMix>;
  isOn: boolean;
  /** It is open, and sounds otherwise than it was kept. */
  isChanged: boolean;
  onChoose: () => void;
  onKeep: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function OwnMix(props: OwnMixProps) {
  const { row, isOn, isChanged, onChoose, onKeep, onRename, onRemove } = props;
  const { discard } = useChanges(mixes);
  const { name, mix, delivery, refusedId } = row;
  return (
    <li>
      <MixCard title={name} lead={mixCaption(mix)} mix={mix} isOn={isOn} onChoose={onChoose} />
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        {isChanged && (
          <Button variant="quiet" aria-label={SAVED_TEXTS.updateOf(name)} onClick={onKeep}>
            {SAVED_TEXTS.update}
          </Button>
        )}
        {delivery === 'waiting' && (
          <span className="text-sm text-ink-soft">{SAVED_TEXTS.waiting}</span>
        )}
        {refusedId && (
          <span className="text-sm text-help">
            {SAVED_TEXTS.refused}{' '}
            <Button variant="quiet" onClick={() => discard(refusedId)}>
              {SAVED_TEXTS.discard}
            </Button>
          </span>
        )}
        <span className="ml-auto flex">
          <RoundButton icon="edit" label={SAVED_TEXTS.renameOf(name)} onPress={onRename} />
          <RoundButton icon="trash" label={SAVED_TEXTS.removeOf(name)} onPress={onRemove} />
        </span>
      </div>
    </li>
  );
}

function RoundButton(props: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-surface-2"
    >
      <Icon name={props.icon} className="size-5" />
    </button>
  );
}
