export const DELETED_ACCOUNT_TEXTS = {
  title: 'Queda texto de una cuenta borrada',
  what: 'Se cumplió el plazo para borrar una cuenta que se usó aquí. En este dispositivo hay texto suyo: algo que no llegó a enviarse, o un plan de seguridad que se dejó a la vista.',
  choice: 'Si lo dejas, quien use este dispositivo podría llegar a leerlo.',
  leave: 'Dejarlo aquí',
  forget: 'Borrarlo',
} as const;
