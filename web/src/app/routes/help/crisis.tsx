import { CrisisPage } from '#web/features/crisis/crisis-page.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.lines);

export default CrisisPage;
