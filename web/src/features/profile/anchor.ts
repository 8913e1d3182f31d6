/** Where on the profile somebody says how to be met; the scene above it leads there. */
export const HOW_TO_MEET_YOU = 'como-te-hablamos';
