import { useEffect, useState } from 'react';
import type { Preset } from '#domain/ambient/presets.content.ts';
import { useUser } from '#web/data/session.ts';
import { AmbientHeader, AmbientPage } from '#web/features/ambient/ambient-page.tsx';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <AmbientHeader /> });

export const meta = () => pageTitle(AMBIENT.title);

export default function Ambient() {
  const { id: userId } = useUser();
  const [packs, setPacks] = useState<readonly Preset[]>();

  useEffect(() => {
    // After the page; without network there are the mixes of the house.
    void import('../../store/own-packs.ts')
      .then(({ ownPacks }) => ownPacks(userId))
      .then(setPacks, () => undefined);
  }, [userId]);

  return <AmbientPage {...(packs && { packs })} />;
}
