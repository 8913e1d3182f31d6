import { useCallback, useEffect } from 'react';
import { type Layer, layerOf, type Mix } from '#domain/ambient/mix.ts';
import { type Preset, PRESETS } from '#domain/ambient/presets.content.ts';
import { SOUND_IDS, type SoundId } from '#domain/ambient/sounds.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { keepLastMix, lastMixOf } from './mixes/last-mix.ts';
import { MixCard } from './mixes/mix-card.tsx';
import { OwnMixes } from './mixes/own-mixes.tsx';
import { NowPlaying } from './panel/now-playing.tsx';
import { SoundCard } from './panel/sound-card.tsx';
import { useSpace } from './panel/use-space.ts';
import { play, playerState, setMix, toggle } from './player/player.ts';
import { usePlayer } from './player/use-player.ts';
import { AMBIENT_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function AmbientHeader() {
  return <PageHeader title={AMBIENT_TEXTS.title} lead={AMBIENT_TEXTS.lead} />;
}

interface AmbientPageProps {
  /** Mixes that this person has beyond those of the house. */
  packs?: readonly Preset[];
}

/** Sounds to rest, sleep or work by: what is heard, mixes to begin with, and each sound by itself. */
export function AmbientPage({ packs = [] }: AmbientPageProps) {
  const { id: userId } = useUser();
  const { mix, from } = usePlayer();
  useSpace(toggle);

  // Who comes back finds what was heard last, not playing.
  useEffect(() => {
    if (playerState().mix.length > 0) return;
    const last = lastMixOf(userId);
    if (last) setMix(last, null);
  }, [userId]);

  const put = useCallback(
    (next: Mix, of?: string | null) => {
      setMix(next, of);
      keepLastMix(userId, next);
    },
    [userId],
  );
  const choose = (next: Mix, id: string) => {
    put(next, id);
    play();
  };
  const turn = useCallback(
    (layer: Layer) =>
      put(playerState().mix.map((one) => (one.sound === layer.sound ? layer : one))),
    [put],
  );
  const switchSound = useCallback(
    (id: SoundId) => {
      const { mix: now } = playerState();
      const others = now.filter(({ sound }) => sound !== id);
      if (others.length < now.length) {
        put(others);
        return;
      }
      put([...now, layerOf(id)]);
      play();
    },
    [put],
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:col-start-1 lg:row-start-1">
        <NowPlaying />
      </div>
      <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <section aria-labelledby="ambient-mixes">
          <h2 id="ambient-mixes" className="mb-3 font-title text-xl font-semibold">
            {AMBIENT_TEXTS.mixes}
          </h2>
          <ul className="flex flex-col gap-3">
            {[...PRESETS, ...packs].map((preset) => (
              <li key={preset.id}>
                <MixCard
                  {...preset}
                  isOn={from === preset.id}
                  onChoose={() => choose(preset.mix, preset.id)}
                />
              </li>
            ))}
          </ul>
        </section>
        <OwnMixes onChoose={(kept) => choose(kept.mix, kept.id)} />
      </div>
      <section
        aria-labelledby="ambient-sounds"
        className="@container lg:col-start-1 lg:row-start-2"
      >
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4">
          <div>
            <h2 id="ambient-sounds" className="font-title text-xl font-semibold">
              {AMBIENT_TEXTS.sounds}
            </h2>
            <p className="text-ink-soft">{AMBIENT_TEXTS.soundsLead}</p>
          </div>
          {mix.length > 0 && (
            <Button variant="quiet" className="-mx-4" onClick={() => put([], null)}>
              {AMBIENT_TEXTS.clear}
            </Button>
          )}
        </div>
        <ul className="grid items-start gap-3 @xl:grid-cols-2">
          {SOUND_IDS.map((id) => (
            <SoundCard
              key={id}
              id={id}
              layer={mix.find(({ sound }) => sound === id) ?? null}
              onToggle={switchSound}
              onChange={turn}
            />
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft max-lg:hidden">{AMBIENT_TEXTS.space}</p>
      </section>
    </div>
  );
}
