import { useId, useRef, useState } from 'react';
import type { StoneId } from '#domain/stones/stones.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useStones } from '../api/list-stones.ts';
import { Awaited } from '../awaited.tsx';
import { STONES_TEXTS } from '../texts.ts';
import { firstChoices } from './choices.ts';
import { canSharePictures, downloadPicture, sharePicture } from './give-picture.ts';
import { PictureForm } from './picture-form.tsx';
import { Picture } from './picture.tsx';
import { SHARE_TEXTS as TEXTS } from './texts.ts';

/** For the profile: the river as a picture that says nothing private, seen before it goes anywhere. */
export function SharePicture() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const asked = useStones();
  return (
    <Card as="section" tone="well" aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {TEXTS.title}
      </h2>
      <p className="mt-1 max-w-[62ch]">{TEXTS.lead}</p>
      <p className="mt-4">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {TEXTS.open}
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={TEXTS.title} size="full">
        {/* What lies on the picture at first is chosen once, among the stones that are known by then. */}
        {asked.isPending ? (
          <Awaited query={asked} texts={STONES_TEXTS} />
        ) : (
          <Studio found={(asked.data ?? []).map(({ id }) => id)} />
        )}
      </Dialog>
    </Card>
  );
}

function Studio({ found }: { found: readonly StoneId[] }) {
  const [choices, setChoices] = useState(() => firstChoices(found));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const drawing = useRef<SVGSVGElement>(null);

  async function give(way: (drawing: SVGSVGElement) => Promise<string>) {
    if (!drawing.current) return;
    setBusy(true);
    setSaid('');
    try {
      setSaid(await way(drawing.current));
    } catch {
      setSaid(TEXTS.failed);
    } finally {
      setBusy(false);
    }
  }

  const download = async (picture: SVGSVGElement) => {
    await downloadPicture(picture);
    return TEXTS.saved;
  };
  const share = async (picture: SVGSVGElement) =>
    (await sharePicture(picture)) ? TEXTS.shared : '';

  return (
    <div className="flex flex-col gap-6">
      <figure className="mx-auto w-full max-w-80">
        <figcaption className="mb-2 text-sm text-ink-soft">{TEXTS.preview}</figcaption>
        <Picture choices={choices} ref={drawing} />
      </figure>
      <div className="flex flex-wrap justify-center gap-3">
        {canSharePictures() && (
          <Button busy={busy} onClick={() => void give(share)}>
            {TEXTS.share}
          </Button>
        )}
        <Button
          variant={canSharePictures() ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => void give(download)}
        >
          <Icon name="download" className="size-5" />
          {TEXTS.download}
        </Button>
      </div>
      <output className="text-center text-sm empty:hidden">{said}</output>
      <PictureForm choices={choices} found={new Set(found)} onChange={setChoices} />
    </div>
  );
}
