import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { APP_TEXTS, pageTitle } from '../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.notFound.title);

export default function NotFound() {
  const { title, body, home } = APP_TEXTS.notFound;
  return (
    <EmptyState
      title={title}
      level={1}
      emotion="curious"
      action={<ButtonLink to="/">{home}</ButtonLink>}
    >
      <p>{body}</p>
    </EmptyState>
  );
}
