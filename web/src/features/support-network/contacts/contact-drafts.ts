/** Where the form of a contact is kept while it is being filled in. */
export const formDraft = (contactId: string) => `support-contact.${contactId}`;

/** Where a message to a contact is kept while it is being written. */
export const askDraft = (contactId: string) => `support-ask.${contactId}`;
