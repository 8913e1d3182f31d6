import { useEffect, useState } from 'react';
import type { Preset } from '#domain/ambient/presets.content.ts';
import { useUser } from '#web/data/session.ts';
import { AmbientHeader, AmbientPage } from '#web/features/ambient/ambient-page.tsx';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

const NONE: readonly Preset[] = [];

export const handle = pageKind('wide', { header: <AmbientHeader /> });

export const meta = () => pageTitle(AMBIENT.title);

export default function Ambient() {
  const { id: userId } = useUser();
  const [packs, setPacks] = useState(NONE);

  useEffect(() => {
    let gone = false;
    // After the page; without network there are the mixes of the house.
    void import('../../store/own-packs.ts')
      .then(({ ownPacks }) => ownPacks(userId))
      .then((own) => !gone && setPacks(own))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [userId]);

  return <AmbientPage packs={packs} />;
}
