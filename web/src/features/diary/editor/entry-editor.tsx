import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DIARY } from '#domain/diary/diary.ts';
import { mergeWords } from '#domain/diary/words/merge.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { diary } from '../diary.ts';
import { NO_WORDS } from '../diary-entry.ts';
import { dropPhoto } from '../photos/photo-store.ts';
import { type Entry, toEntry, TO_LIST, useKeys } from '../use-diary.ts';
import { EDITOR_TEXTS } from '../texts.ts';
import { type Draft, NEW_DRAFT } from './draft-storage.ts';
import { EmotionPicker } from './emotion-picker.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { MomentField } from './moment-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { useSaving } from './save-entry.ts';
import { Starters } from './starters.tsx';
import { TagField } from './tag-field.tsx';
import { TitleLine } from './title-line.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

interface EntryEditorProps {
  /** Undefined for a new page. */
  entry: Entry | undefined;
  /** What another device made of it, to be joined with it. */
  other: Entry | undefined;
  knownTags: readonly string[];
}

function beginOf(entry: Entry | undefined, other: Entry | undefined): Draft {
  if (!entry) return { ...NO_WORDS, id: crypto.randomUUID(), occurredAt: null, base: null };
  const { id, title, body, emotion, tags, occurredAt, revision } = entry;
  const words = other
    ? {
        title: title || other.title,
        body: mergeWords(body, other.body),
        emotion: emotion ?? other.emotion,
        tags: [...new Set([...tags, ...other.tags])].slice(0, DIARY.tags),
      }
    : { title, body, emotion, tags };
  return { id, ...words, occurredAt, base: revision };
}

/** A page being written: it is kept at every keystroke, and saved when its person says so. */
export function EntryEditor({ entry, other, knownTags }: EntryEditorProps) {
  const navigate = useNavigate();
  const { owner, vault } = useKeys();
  const { save } = useSaving();
  const { change: changeList } = useChanges(diary);
  const draftId = entry?.id ?? NEW_DRAFT;
  const begin = () => beginOf(entry, other);
  const { draft, change, drop, isRestored, isKept } = useEntryDraft(
    draftId,
    owner,
    vault?.keys ?? null,
    begin,
  );
  const body = useRef<HTMLTextAreaElement>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isMomentWrong, setMomentWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (draft === null) return <Spinner className="mx-auto my-20 inline-flex size-8 text-primary" />;
  const words = { text: draft.body, write: (text: string) => change({ body: text }) };
  const leave = () => void navigate(entry ? toEntry(entry.id) : TO_LIST, { replace: true });

  async function finish() {
    if (draft === null || isBusy) return;
    const isEmpty = draft.title.trim() === '' && draft.body.trim() === '' && draft.emotion === null;
    if (isEmpty) return setProblem(EDITOR_TEXTS.empty);
    if (draft.body.trim().length > DIARY.body) return setProblem(EDITOR_TEXTS.tooLong);
    if (isMomentWrong) return setProblem(EDITOR_TEXTS.momentWrong);
    setBusy(true);
    try {
      await save(draft, entry);
      // Its words are in this page now.
      if (other) changeList({ type: 'delete', id: other.id });
      drop();
      toast({ title: EDITOR_TEXTS.saved, tone: 'ok' });
      void navigate(toEntry(draft.id), { replace: true });
    } catch {
      setProblem(EDITOR_TEXTS.failed);
      setBusy(false);
    }
  }

  function discard() {
    drop();
    if (!entry && draft) void dropPhoto(owner, draft.id);
    leave();
  }

  return (
    <form
      className="mx-auto flex max-w-[44rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h1 className="sr-only">{entry ? EDITOR_TEXTS.editing : EDITOR_TEXTS.new}</h1>
        <Button variant="quiet" className="-ml-4" onClick={leave}>
          <Icon name="arrow-left" className="size-5" /> {EDITOR_TEXTS.back}
        </Button>
        <MomentField
          at={draft.occurredAt}
          onChange={(occurredAt) => change({ occurredAt })}
          onProblem={setMomentWrong}
        />
      </div>
      {isRestored && <Notice tone="info">{EDITOR_TEXTS.restored}</Notice>}
      <div className="flex flex-col gap-2">
        <TitleLine words={{ text: draft.title, write: (title) => change({ title }) }} />
        <MarkButtons words={words} field={body} />
        <WritingField
          ref={body}
          label={EDITOR_TEXTS.bodyLabel}
          words={words}
          most={DIARY.body}
          mayExceed
          rows={12}
          className="leading-[1.75] [field-sizing:content] min-h-72 max-h-[70dvh]"
        />
        {isKept ? (
          <p className="text-sm text-ink-soft">{EDITOR_TEXTS.kept}</p>
        ) : (
          <Notice tone="error">{EDITOR_TEXTS.noRoom}</Notice>
        )}
      </div>
      <Starters
        emotion={draft.emotion}
        onUse={(prompt) => {
          const text = draft.body.trimEnd();
          change({ body: `${text}${text === '' ? '' : '\n\n'}> ${prompt}\n\n` });
          body.current?.focus();
        }}
      />
      <EmotionPicker chosen={draft.emotion} onChoose={(emotion) => change({ emotion })} />
      <TagField tags={draft.tags} known={knownTags} onChange={(tags) => change({ tags })} />
      <PhotoField owner={owner} entryId={draft.id} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Button type="submit" size="lg" busy={isBusy}>
          {EDITOR_TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={() => setDiscarding(true)}>
          {EDITOR_TEXTS.discard}
        </Button>
        <p role="alert" className="w-full text-help empty:hidden">
          {problem}
        </p>
      </div>
      <ConfirmDialog
        open={isDiscarding}
        title={EDITOR_TEXTS.discardTitle}
        description={<p>{entry ? EDITOR_TEXTS.discardEdit : EDITOR_TEXTS.discardNew}</p>}
        confirmLabel={EDITOR_TEXTS.discard}
        cancelLabel={EDITOR_TEXTS.keepWriting}
        tone="danger"
        onConfirm={discard}
        onCancel={() => setDiscarding(false)}
      />
    </form>
  );
}
