import { SUPPORT_NETWORK } from '#web/features/support-network/places.ts';
import {
  SupportNetworkHeader,
  SupportNetworkPage,
} from '#web/features/support-network/support-network-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <SupportNetworkHeader /> });

export const meta = () => pageTitle(SUPPORT_NETWORK.title);

export default SupportNetworkPage;
