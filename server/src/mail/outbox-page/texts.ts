export const texts = {
  title: 'Correos sin enviar',
  lead: 'Mientras no haya un servidor de correo (SMTP_URL), los mensajes se quedan aquí. Esta página solo se ve desde este equipo.',
  empty: 'Todavía no hay ninguno.',
  back: 'Todos los correos',
  message: 'Mensaje como se verá',
  notFound: 'Ese correo no existe.',
} as const;
