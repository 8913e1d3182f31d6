/** How a person is spoken to, in the order in which it is offered. */
export const FORMS_OF_ADDRESS = ['tu', 'vos', 'usted'] as const;
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

export function isFormOfAddress(value: string): value is FormOfAddress {
  return FORMS_OF_ADDRESS.some((one) => one === value);
}
