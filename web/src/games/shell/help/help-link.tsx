import { HELP_TEXTS } from '#web/care/help/texts.ts';

/** A plain link: a game knows no router, and this one must work whatever happens. */
export function HelpLink() {
  return (
    <a
      href="/crisis-moment"
      className="inline-flex min-h-11 items-center justify-center font-semibold text-help underline"
    >
      {HELP_TEXTS.link}
    </a>
  );
}
