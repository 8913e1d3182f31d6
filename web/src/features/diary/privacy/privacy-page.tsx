import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { DiaryKeys } from '../api/keys.ts';
import type { MadeKeys } from '../crypto/diary-keys.ts';
import type { OpenKeys } from '../crypto/seal.ts';
import { TO_LIST, useKeys } from '../use-diary.ts';
import { useKeyChanges } from '../vault/use-key-changes.ts';
import { ExportSection } from './export-section.tsx';
import { MakeKey } from './make-key.tsx';
import { problemText } from './new-passphrase.tsx';
import { SealedSettings } from './sealed-settings.tsx';
import { PRIVACY_TEXTS } from './texts.ts';

/** The key of the diary, and the diary to be taken along. */
export function PrivacyPage() {
  const { owner, keys, vault } = useKeys();
  const { progress, begin, turn, beginOpening } = useKeyChanges(owner);
  const [isMaking, setMaking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const phase = keys?.phase ?? 'off';

  async function go(stored: DiaryKeys, open: OpenKeys) {
    setMaking(false);
    setBusy(true);
    setProblem(undefined);
    try {
      const { left } = await turn(stored, open);
      const description = left > 0 ? { description: PRIVACY_TEXTS.leftOver(left) } : {};
      const isOff = stored.phase === 'opening';
      toast({
        title: isOff ? PRIVACY_TEXTS.offDone : PRIVACY_TEXTS.sealedTitle,
        ...description,
        tone: 'ok',
      });
    } catch {
      setProblem(PRIVACY_TEXTS.broken);
    }
    setBusy(false);
  }

  async function seal(made: MadeKeys) {
    try {
      await go(await begin(made, keys), made.keys);
    } catch (error) {
      setProblem(problemText(error));
    }
  }

  async function takeOff() {
    if (!keys || !vault) return;
    try {
      await go(await beginOpening(keys), vault.keys);
    } catch (error) {
      setProblem(problemText(error));
    }
  }

  const isUnfinished = phase === 'sealing' || phase === 'opening';
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-10">
      <header>
        <ButtonLink to={TO_LIST} variant="quiet" className="-ml-4">
          <Icon name="arrow-left" className="size-5" /> {PRIVACY_TEXTS.back}
        </ButtonLink>
        <h1 className="mt-2 font-title text-2xl font-semibold md:text-3xl">
          {PRIVACY_TEXTS.title}
        </h1>
      </header>
      {progress && (
        <output className="flex flex-col gap-2">
          <span>
            {(phase === 'opening' ? PRIVACY_TEXTS.opening : PRIVACY_TEXTS.sealing)(
              progress.done,
              progress.all,
            )}
          </span>
          <progress
            value={progress.done}
            max={Math.max(progress.all, 1)}
            className="h-3 w-full accent-primary"
          />
        </output>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {isUnfinished && keys && vault && !isBusy && !isMaking && (
        <Notice tone="info">
          <p>
            {phase === 'sealing'
              ? PRIVACY_TEXTS.unfinishedSealing
              : PRIVACY_TEXTS.unfinishedOpening}
          </p>
          <Button className="mt-2" onClick={() => void go(keys, vault.keys)}>
            {PRIVACY_TEXTS.goOn}
          </Button>
        </Notice>
      )}
      {phase === 'off' || isMaking ? (
        <section className="flex flex-col gap-4">
          {isMaking ? (
            <MakeKey onReady={(made) => void seal(made)} />
          ) : (
            <Offer onStart={() => setMaking(true)} />
          )}
        </section>
      ) : (
        keys &&
        vault &&
        !isBusy && <SealedSettings owner={owner} keys={keys} onOff={() => void takeOff()} />
      )}
      <ExportSection />
    </div>
  );
}

function Offer({ onStart }: { onStart: () => void }) {
  // Only pages that came safely may seal; a plain address on another machine did not.
  const canSeal = globalThis.crypto?.subtle !== undefined;
  return (
    <>
      <h2 className="font-title text-xl font-semibold">{PRIVACY_TEXTS.openTitle}</h2>
      <p>{PRIVACY_TEXTS.openLead}</p>
      <ul className="flex flex-col gap-2">
        {PRIVACY_TEXTS.what.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" /> {line}
          </li>
        ))}
      </ul>
      {canSeal ? (
        <div>
          <Button onClick={onStart}>{PRIVACY_TEXTS.start}</Button>
        </div>
      ) : (
        <Notice tone="info">{PRIVACY_TEXTS.noCrypto}</Notice>
      )}
    </>
  );
}
