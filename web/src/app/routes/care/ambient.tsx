import { SOUND_PACKS } from '#domain/store/sound-packs.content.ts';
import { AmbientHeader, AmbientPage } from '#web/features/ambient/ambient-page.tsx';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { useOwnedPieces } from '#web/features/store/api/owned.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <AmbientHeader /> });

export const meta = () => pageTitle(AMBIENT.title);

export default function Ambient() {
  const owned = useOwnedPieces();
  const packs = SOUND_PACKS.filter(({ id }) => owned.has(id));
  return (
    <AmbientPage
      packs={packs.map(({ id, name, line, mix }) => ({ id, title: name, lead: line, mix }))}
    />
  );
}
