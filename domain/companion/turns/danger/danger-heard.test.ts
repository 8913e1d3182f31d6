import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';

const guard = browserGuard();

/** One message and what must be said to it; `not` what must never be. */
interface Line {
  says: string;
  kind?: string;
  must: RegExp;
  not?: RegExp;
}

const NEVER =
  /respuesta corta|cuál de estas es|No lo sé, y no voy|sea para lo que sea|te leí mal|Una alegría|Me gusta alguien/u;

const TALKS: readonly (readonly [string, string, readonly Line[]])[] = [
  [
    'a father locked in with a shotgun',
    'ar',
    [
      {
        says: 'mi viejo se encerró en el galpón con la escopeta',
        kind: 'third',
        must: /911.*tiene un arma/u,
        not: /quitarte/u,
      },
      { says: 'está tomando y dice que ya no sirve para nada', kind: 'third', must: /911/u },
      { says: 'ya viene la policía', must: /ya vienen/u },
      { says: 'lo sacaron, está llorando', must: /alivio/u },
      { says: 'yo no paro de temblar', must: /susto enorme/u },
    ],
  ],
  [
    "somebody else's pills, and only a small brother near",
    'mx',
    [
      {
        says: 'me tomé las pastillas de mi abuelita, las del azúcar',
        kind: 'overdose',
        must: /911.*tomé pastillas/u,
      },
      {
        says: 'hace como media hora',
        must: /tomé pastillas hace media hora/u,
        not: /plan para matarme/u,
      },
      { says: 'me estoy mareando', must: /911/u, not: /contigo hasta que baje/u },
      { says: 'solo está mi hermanito de 6', must: /persona grande/u },
      { says: 'no quiero morirme', must: /no quiero morir/u, not: /ganas de morir siguen/u },
      { says: 'ya vino la vecina', must: /haya alguien ahí/u },
    ],
  ],
  [
    'fourteen, cuts herself',
    'co',
    [
      {
        says: 'me corto las piernas cuando llego a la casa',
        kind: 'self-harm',
        must: /no hay regaño/u,
      },
      { says: 'tengo 14', must: /persona adulta/u },
      { says: 'hoy me corté más hondo y no para', must: /123.*tela limpia/su },
      { says: 'ya le puse una toalla', must: /123/u, not: /canción/u },
      { says: 'ya paró de sangrar', must: /centro curan/u },
      {
        says: 'no le cuente a mi mamá',
        must: /no lo puedo ofrecer|alguien/u,
        not: /tu mamá|su mamá/u,
      },
    ],
  ],
  [
    'a man beaten by his wife',
    'es',
    [
      { says: 'mi mujer me ha dado una paliza', kind: 'violence', must: /112/u, not: /016/u },
      { says: 'soy un tío de 1,90, se ríen', must: /miedo a que se rían/u },
      { says: 'está dormida en el sofá', must: /112/u },
      { says: 'tengo dos niños en la habitación', must: /Con niños en la casa/u, not: /leyes/u },
      { says: 'me sangra la nariz', must: /estoy sangrando/u },
      {
        says: 'salió a la calle, estoy solo en casa',
        must: /no cierra la noche/u,
        not: /quitarte la vida/u,
      },
    ],
  ],
  [
    'sixteen, her stepfather',
    'pe',
    [
      {
        says: 'mi padrastro se mete a mi cama',
        kind: 'sexual-violence',
        must: /no querías/u,
        not: /quitarte la vida/u,
      },
      { says: 'desde los 11, tengo 16', must: /persona adulta que no haga daño/u },
      { says: 'mi mamá dice que miento', must: /./u, not: /con tu mamá/u },
      { says: 'hoy llegó borracho y está en la puerta de mi cuarto', must: /105 policía/u },
      { says: 'y si quedo embarazada?', must: /anticoncepción de emergencia/u },
    ],
  ],
  [
    'three weeks after a birth, no sleep',
    'cl',
    [
      { says: 'tuve una guagua hace 3 semanas', must: /./u },
      {
        says: 'no duermo hace cuatro noches y no me da sueño',
        kind: 'after-birth',
        must: /hoy.*131/su,
      },
      {
        says: 'siento que la guagua no es mía, me da miedo hacerle algo',
        must: /horror pensarlo/u,
      },
      { says: 'mi mamá vive al frente', must: /ve a donde está/u },
      { says: 'la llamé, viene', must: /puerta sin llave/u },
    ],
  ],
  [
    'voices, a balcony, a friend asleep',
    'uy',
    [
      { says: 'hay gente que me habla por la pared', kind: 'voices', must: /Manda hacerte daño/u },
      { says: 'dicen que me tire', must: /911/u },
      { says: 'estoy en el balcón', must: /Lejos de ahí/u },
      { says: 'vivo con un amigo, está durmiendo', must: /911|voz alta/u },
      { says: 'lo desperté', must: /urgencias, yendo los dos/u },
      { says: 'no quiero ir al hospital, me van a internar', must: /no dejen salir|ingreso/u },
    ],
  ],
  [
    'a date and a firearm',
    'ec',
    [
      {
        says: 'ya tengo decidido el viernes, dejé las cartas para mis hijos',
        kind: 'plan',
        must: /911/u,
        not: /plan para matarme/u,
      },
      { says: 'no quiero que me dé números', must: /Sin números/u },
      { says: 'es con la pistola del trabajo', must: /arma, fuera de la casa/u },
      { says: 'para qué, si ya nadie me necesita', must: /Esa cuenta/u },
      { says: 'la voy a dejar con mi cuñado', must: /protege/u },
      { says: 'gracias por escucharme', must: /alguien|persona|cuñado/u },
    ],
  ],
  [
    'debts, no plan, a sister in the next room',
    've',
    [
      { says: 'a veces pienso en no despertar', kind: 'self', must: /911/u },
      { says: 'es por las deudas, debo tres meses de arriendo', must: /deudas acorralan/u },
      { says: 'no tengo plan ni nada', must: /no hay plan/u, not: /hagas algo ahora/u },
      { says: 'mi hermana está en la otra habitación', must: /ve a donde está/u },
      { says: 'no le quiero dar ese susto', must: /molestia|cargar/u },
    ],
  ],
  [
    'a mother who found cuts',
    'gt',
    [
      { says: 'mi hija de 13 tiene cortes en los brazos', kind: 'third', must: /sin regaño/u },
      { says: 'no sé si regañarla', must: /Regañar cierra/u },
      { says: '¿le quito las cosas?', must: /se aparta hoy/u },
      { says: 'hoy se tomó un frasco de pastillas', must: /110 o 122/u },
      {
        says: 'no despierta pero respira',
        must: /mi hija.*despierta/u,
        not: /salir de su alcance/u,
      },
      {
        says: 'mi marido está rompiendo la puerta del baño para sacarla',
        must: /./u,
        not: /agrediendo|su alcance/u,
      },
    ],
  ],
  [
    'strangled yesterday, makes it small',
    'cr',
    [
      { says: 'mi novio me quiso ahorcar ayer', kind: 'violence', must: /manos en el cuello/u },
      { says: 'vivo con él', must: /peligro|salida|puerta/u, not: /quitarte/u },
      { says: 'no tengo plata para irme', must: /refugios|casa/u },
      { says: 'ahora está golpeando la puerta', must: /911/u },
      { says: 'ya llamé', must: /sin abrir|Hasta que lleguen/u },
    ],
  ],
  [
    'twenty tablets, afraid of papers',
    'us',
    [
      { says: 'bro took like 20 tylenol', kind: 'overdose', must: /911/u },
      { says: 'idk, hace una hora', must: /911/u },
      { says: 'me siento normal', must: /911/u },
      { says: 'no puedo llamar, no tengo papeles', must: /911/u },
      { says: 'mi roommate está aquí', must: /haya alguien ahí/u },
    ],
  ],
  [
    'after the attempt, "a joke"',
    'us',
    [
      {
        says: 'el lunes intenté matarme y ayer me dieron el alta',
        kind: 'self',
        must: /hubo un intento/u,
      },
      { says: 'nah es broma', must: /preguntar de más/u, not: /leí mal/u },
      { says: 'las pastillas están aquí en la mesa', must: /al alcance/u },
      { says: 'siguen aquí', must: /Sigue ahí/u },
      { says: 'ok, no era broma lo del lunes', must: /Gracias por decirlo/u },
    ],
  ],
  [
    'a dead son is nobody to ask',
    'cl',
    [
      {
        says: 'mi hijo se murió hace un año y solo quiero irme con él',
        kind: 'self',
        must: /Perder a tu hijo/u,
      },
      { says: 'a ratos lo pienso', must: /cómo o cuándo/u },
      { says: 'no tengo plan', must: /no hay plan/u, not: /por ejemplo tu hijo/u },
      {
        says: 'mañana es el aniversario y no sé cómo pasarlo',
        must: /hora, un lugar y una persona/u,
      },
    ],
  ],
];

describe.each(TALKS)('%s', (_, country, lines) => {
  it('hears each message, whatever was asked before it', () => {
    const talk = holdTalk(guard, { country });
    const said: string[] = [];
    const wrong = lines.flatMap(({ says, kind, must, not = NEVER }) => {
      const { text, state } = talk.says(says);
      const isRight =
        must.test(text) &&
        ![NEVER, not].some((one) => one.test(text)) &&
        (kind === undefined || state.danger?.kind === kind) &&
        !said.includes(text);
      said.push(text);
      return isRight ? [] : [`${says}: ${state.danger?.kind}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});
