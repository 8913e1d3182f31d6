/** What a person says, with one tap beside the quiet help line, where the readers suspect or miss something. */
export const SAID_SERIOUS = 'Hay algo más serio';
