import { isLowEnd } from '#domain/backgrounds/background-on-device.ts';
import { useUser } from '#web/data/session.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BACKGROUND_TEXTS as TEXTS } from '../texts.ts';
import { thisDevice } from '../this-device.ts';
import { useBackground } from '../use-background.ts';
import { PictureChoice } from './picture-choice.tsx';
import { isOwn, presenceOf, ROWS } from './pictures.ts';
import { PresenceChoice } from './presence-choice.tsx';
import { Preview } from './preview.tsx';
import { useChoosing } from './use-choosing.ts';

interface BackgroundChooserProps {
  /** Ids of the pieces that the person has. */
  owned: ReadonlySet<string>;
  /** Address of where a picture is to be had; null while there is none. */
  store: string | null;
}

/** What stands behind the pages, with live pictures: put on at once, and kept with a quiet word. */
export function BackgroundChooser({ owned, store }: BackgroundChooserProps) {
  const own = useBackground(useUser().id);
  const choosing = useChoosing(own, owned);
  const { shown, picture, isTrial } = choosing;
  const isOnline = useOnline();
  return (
    <div className="flex flex-col gap-5">
      {picture && <Preview setting={shown} name={picture.name} look={picture.look} />}
      <output className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        {isTrial && picture && (
          <>
            <span className="text-ink-soft">{TEXTS.trying(picture.price)}</span>
            {store !== null && (
              <ButtonLink to={store} variant="secondary">
                {TEXTS.toStore}
              </ButtonLink>
            )}
            <Button variant="quiet" onClick={choosing.backToOwn}>
              {TEXTS.backToOwn}
            </Button>
          </>
        )}
        {choosing.canUndo && (
          <>
            <span className="inline-flex items-center gap-1.5 text-ok">
              <Icon name="check" className="size-5" />
              {TEXTS.saved(picture?.name ?? '')}
            </span>
            <Button variant="quiet" onClick={() => choosing.undo()}>
              {TEXTS.undo}
            </Button>
          </>
        )}
        {own.delivery === 'waiting' && !isOnline && (
          <span className="text-sm text-ink-soft">{TEXTS.waiting}</span>
        )}
        {own.delivery === 'refused' && <span className="text-sm text-help">{TEXTS.refused}</span>}
      </output>
      {own.delivery === 'unknown' && (
        <Notice tone="info">
          <p>{TEXTS.notLoaded}</p>
        </Notice>
      )}
      {isLowEnd(thisDevice()) && <p className="text-sm text-ink-soft">{TEXTS.lowEnd}</p>}
      <PresenceChoice chosen={presenceOf(shown)} onChoose={(next) => choosing.show(next)} />
      <fieldset>
        <legend className="font-semibold">{TEXTS.title}</legend>
        <p className="mt-1 text-ink-soft">{TEXTS.lead}</p>
        {ROWS.map(({ type, pictures }) => (
          <div key={type} className="mt-4">
            <p className="mb-2 text-sm font-semibold text-ink-soft">{TEXTS.types[type]}</p>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 tight:grid-cols-1">
              {pictures.map((one) => (
                <PictureChoice
                  key={one.id}
                  picture={one}
                  isChosen={one.id === picture?.id}
                  isOwn={isOwn(one, owned)}
                  onChoose={() => choosing.choose(one)}
                />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
