import { useId, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/contracts/chat-values.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { branchConversation } from '../api/branch-conversation.ts';
import { CHAT_TEXTS } from '../texts.ts';

const TEXTS = CHAT_TEXTS.edit;

interface EditDialogProps {
  message: { id: string; text: string };
  online: boolean;
  onClose: () => void;
  /** The other conversation is there; what was written is to be said in it. */
  onBranched: (conversationId: string, text: string) => void;
}

/** Says something differently. It opens another conversation, so that nothing said is lost. */
export function EditDialog({ message, online, onClose, onBranched }: EditDialogProps) {
  const id = useId();
  const draft = useDraft(`chat.edit.${message.id}`);
  const [written, setWritten] = useState(draft.text || message.text);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const text = written.trim();
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
      draft.clear();
      onBranched(conversationId, text);
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.title}
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
      <label htmlFor={id} className="font-semibold">
        {TEXTS.label}
      </label>
      <textarea
        id={id}
        rows={4}
        value={written}
        onChange={({ currentTarget: { value } }) => {
          setWritten(value);
          draft.write(value);
        }}
        aria-describedby={`${id}-hint`}
        className="mt-2 field-sizing-content max-h-64 min-h-28 w-full resize-none rounded-control border border-ink-soft bg-surface px-3 py-2"
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {TEXTS.hint}
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-help">
          {TEXTS.failed}
        </p>
      )}
    </Dialog>
  );
}
