import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CHAT_TEXTS } from '../texts.ts';
import type { CrisisOption } from './crisis-options.ts';

const ICONS: Record<CrisisOption['kind'], IconName> = {
  emergency: 'phone',
  call: 'phone',
  text: 'message',
  whatsapp: 'chat',
  chat: 'chat',
  directory: 'people',
};

function labelOf(option: CrisisOption): string {
  const texts = CHAT_TEXTS.crisis.option;
  if ('body' in option) return texts.text(option.body, option.number);
  if (option.kind === 'whatsapp') return texts.whatsapp(option.number);
  return 'number' in option ? texts.call(option.number) : texts[option.kind];
}

function detailOf(option: CrisisOption): string {
  if (option.kind === 'emergency') return CHAT_TEXTS.crisis.emergencies;
  const note = 'note' in option ? option.note : undefined;
  const { name, serves, area, hours } = option.line ?? {};
  return [name, serves, area, note, hours].filter(Boolean).join(' · ');
}

const LOOKS = {
  primary: 'min-h-13 bg-help px-4 py-2 text-help-ink hover:bg-help-strong',
  plain: 'min-h-12 border border-ink-soft bg-surface px-4 py-2 text-ink hover:bg-page',
  small: 'min-h-11 bg-help px-3 py-1 text-help-ink hover:bg-help-strong',
} as const;

/** A large link to a person. In its small form it shows only the number. */
export function OptionLink({ option, look }: { option: CrisisOption; look: keyof typeof LOOKS }) {
  return (
    <a
      href={option.href}
      className={classNames('flex items-center gap-3 rounded-control no-underline', LOOKS[look])}
    >
      <Icon name={ICONS[option.kind]} className="size-5 shrink-0" />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{labelOf(option)}</span>
        <span className={look === 'small' ? 'sr-only' : 'block text-sm'}>{detailOf(option)}</span>
      </span>
    </a>
  );
}
