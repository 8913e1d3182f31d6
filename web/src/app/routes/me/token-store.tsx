import { TOKEN_STORE } from '#web/features/store/places.ts';
import { StoreHeader, StorePage } from '#web/features/store/store-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <StoreHeader /> });

export const meta = () => pageTitle(TOKEN_STORE.title);

export default function TokenStore() {
  return <StorePage others={[]} />;
}
