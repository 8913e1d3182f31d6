import { useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/contracts/chat-values.ts';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { branchConversation } from '../api/branch-conversation.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { EDIT_TEXTS } from './texts.ts';

const TEXTS = EDIT_TEXTS;

interface EditDialogProps {
  message: { id: string; text: string };
  online: boolean;
  onClose: () => void;
  /** Called when the branch exists, with the text to send in it. */
  onBranched: (conversationId: string, text: string) => void;
}

/** Says something differently. It opens another conversation, so that nothing said is lost. */
export function EditDialog({ message, online, onClose, onBranched }: EditDialogProps) {
  const words = useKeptWords(`chat.edit.${message.id}`, message.text);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const text = words.text.trim();
  const reason = !online
    ? TEXTS.offline
    : text === '' || text === message.text
      ? TEXTS.unchanged
      : text.length > MAX_MESSAGE_LENGTH
        ? CHAT_TEXTS.composer.over(text.length - MAX_MESSAGE_LENGTH)
        : undefined;

  async function send() {
    setState('busy');
    try {
      const conversationId = await branchConversation(message.id);
      words.clear();
      onBranched(conversationId, text);
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={CHAT_TEXTS.edit.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button busy={state === 'busy'} disabledReason={reason} onClick={() => void send()}>
            {TEXTS.send}
          </Button>
        </>
      }
    >
      <WritingField
        label={TEXTS.label}
        hint={TEXTS.hint}
        words={words}
        most={MAX_MESSAGE_LENGTH}
        mayExceed
        className="field-sizing-content max-h-64 min-h-28 resize-none"
      />
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-help">
          {TEXTS.failed}
        </p>
      )}
    </Dialog>
  );
}
