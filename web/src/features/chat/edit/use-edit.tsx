import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PersonMessage } from '../conversation/message.ts';

const EditDialog = lazy(async () => {
  const { EditDialog: dialog } = await import('./edit-dialog.tsx');
  return { default: dialog };
});

/** The message being said differently, and its dialog, which is fetched when it is wanted. */
export function useEdit(
  online: boolean,
  onBranched: (conversationId: string, text: string) => void,
): { edit: (message: PersonMessage) => void; dialog: ReactNode } {
  const [message, setMessage] = useState<PersonMessage | null>(null);
  const close = () => setMessage(null);
  return {
    edit: setMessage,
    dialog: message && (
      <Suspense>
        <EditDialog
          key={message.id}
          message={message}
          online={online}
          onClose={close}
          onBranched={(id, text) => {
            close();
            onBranched(id, text);
          }}
        />
      </Suspense>
    ),
  };
}
