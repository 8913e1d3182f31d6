import { AmbientHeader, AmbientPage } from '#web/features/ambient/ambient-page.tsx';
import { AMBIENT } from '#web/features/ambient/places.ts';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <AmbientHeader /> });

export const meta = () => pageTitle(AMBIENT.title);

export default function Ambient() {
  return <AmbientPage />;
}
