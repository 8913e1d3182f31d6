/** Ready-made asks: short, concrete, easy to answer. Each can be sent as it is. */
export const ASKS = [
  { id: 'call', label: 'Que me llame', text: '¿Puedes llamarme hoy?' },
  {
    id: 'listen',
    label: 'Que me escuche',
    text: 'Estoy pasando un momento difícil. ¿Tienes un rato para escucharme? No hace falta que lo arregles.',
  },
  {
    id: 'stay',
    label: 'Que me acompañe',
    text: 'No quiero pasar esta tarde a solas. ¿Puedes venir o quedarte conmigo por teléfono?',
  },
  {
    id: 'distract',
    label: 'Que me distraiga',
    text: '¿Me cuentas algo de tu día? Necesito pensar en otra cosa un rato.',
  },
  {
    id: 'practical',
    label: 'Que me eche una mano',
    text: 'Ando sin fuerzas y me vendría bien una mano con algo concreto. ¿Podemos hablar?',
  },
  {
    id: 'now',
    label: 'Que venga ahora',
    text: 'No me siento a salvo. ¿Puedes venir o llamarme ahora mismo?',
  },
] as const;
