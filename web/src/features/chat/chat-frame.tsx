import { Starters } from './composer/starters.tsx';
import { ChatHeader } from './chat-header.tsx';

const nothing = () => undefined;

/**
 * The page as it is for a talk that begins, before it is known who is there. Whoever left a talk
 * open here (`data-talk`, set in the page's head) is not shown the beginning of another one.
 */
export function ChatFrame() {
  return (
    <div inert className="flex min-h-0 flex-1 flex-col">
      <ChatHeader mood="happy" online>
        {/* Where the button for earlier talks will be. */}
        <span className="size-11 shrink-0 xl:hidden" />
      </ChatHeader>
      <div className="min-h-24 flex-1 overflow-hidden px-4 py-4 md:px-8">
        <div className="for-fresh-talks mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end">
          <Starters onSay={nothing} mode={null} memory onMemory={nothing} />
        </div>
      </div>
      <div className="shrink-0 border-t border-line bg-page px-4 py-1.5 md:px-8 md:py-3">
        <div className="mx-auto h-14.5 w-full max-w-2xl rounded-card border border-ink-soft bg-surface" />
      </div>
    </div>
  );
}
