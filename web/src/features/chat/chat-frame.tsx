import { ChatHeader } from './chat-header.tsx';

/** What of the page is there before anybody is. */
export function ChatFrame() {
  return (
    <ChatHeader mood="happy" online>
      {/* Where the button for earlier talks will be. */}
      <span className="size-11 shrink-0 xl:hidden" />
    </ChatHeader>
  );
}
