import { type Channel, type CrisisLine, channelHref } from '#domain/crisis-lines/crisis-line.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { CRISIS_TEXTS } from './texts.ts';

const ICONS: Record<Channel['kind'], IconName> = {
  call: 'phone',
  text: 'message',
  whatsapp: 'chat',
  chat: 'chat',
};

/** "11 de septiembre de 2025", or only the month or the year where the source says no more. */
function checkedOn(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  if (!month) return year;
  return new Date(iso).toLocaleDateString('es', {
    year: 'numeric',
    month: 'long',
    ...(day ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}

function checkedText({ evidence, checked }: CrisisLine): string {
  const { verified } = CRISIS_TEXTS;
  if (checked === null) return verified.undated;
  const date = checkedOn(checked);
  const when = checked.length === 10 ? verified.on(date) : verified.within(date);
  return evidence === 'A' ? when : `${when} ${verified.mayHaveChanged}`;
}

function channelLabel(channel: Channel): string {
  const texts = CRISIS_TEXTS.channel;
  switch (channel.kind) {
    case 'call':
      return texts.call(channel.number);
    case 'text':
      return texts.text(channel.body, channel.number);
    case 'whatsapp':
      return texts.whatsapp(channel.number);
    case 'chat':
      return texts.chat;
  }
}

/** A large link. The first channel of a line is the primary action. */
export function ChannelLink({ channel, first = false }: { channel: Channel; first?: boolean }) {
  const note = 'note' in channel ? channel.note : undefined;
  return (
    <a
      href={channelHref(channel)}
      className={
        first
          ? 'flex min-h-13 items-center gap-3 rounded-control bg-help px-4 py-2 font-semibold text-help-ink no-underline hover:bg-help-strong'
          : 'flex min-h-12 items-center gap-3 rounded-control border border-ink-soft bg-surface px-4 py-2 font-semibold text-ink no-underline hover:bg-help-soft'
      }
    >
      <Icon name={ICONS[channel.kind]} className="size-5 shrink-0" />
      <span className="min-w-0">
        {channelLabel(channel)}
        {note && <span className="font-normal">, {note}</span>}
      </span>
    </a>
  );
}

export function LineCard({ line }: { line: CrisisLine }) {
  const [first, ...others] = line.channels;
  return (
    <div>
      <h3 className="text-lg font-semibold">
        {line.name}
        {line.serves && <span className="font-normal text-ink-soft"> · {line.serves}</span>}
        {line.area && <span className="font-normal text-ink-soft"> · {line.area}</span>}
      </h3>
      <p className="text-sm text-ink-soft">
        {line.hours} · {line.cost}
      </p>
      <div className="mt-2 grid grid-cols-1 gap-2">
        <ChannelLink channel={first} first />
        {others.map((channel) => (
          <ChannelLink key={channelHref(channel)} channel={channel} />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{checkedText(line)}</p>
    </div>
  );
}
