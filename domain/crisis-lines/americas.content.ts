import type { CountryLines } from './crisis-line.ts';

const ALWAYS = '24 horas, todos los días';
const HOURS_UNKNOWN = 'Horario no confirmado';
const FREE = 'Gratis';
const COST_UNKNOWN = 'Costo no confirmado';
const OWN_RATE = 'Según tu operador';

/** Latin America. Every number stands in one country only; see the note in directory.ts. */
export const AMERICAS: readonly CountryLines[] = [
  {
    code: 'ar',
    country: 'Argentina',
    emergency: ['911'],
    // emergencias911.mseg.gba.gov.ar, of the province of Buenos Aires; law 25.367 leaves it to each province to join.
    emergencyNote: 'Confirmado para la provincia de Buenos Aires. En otras puede ser otro.',
    // cadena3.com, 2025-09-18: violence for reasons of gender, against women and LGBTI+ people.
    violence: {
      name: 'Línea 144',
      serves: 'para mujeres y LGBTI+',
      channels: [{ kind: 'call', number: '144', dial: '144' }],
      hours: ALWAYS,
      cost: FREE,
      evidence: 'A',
      checked: '2025-09-18',
    },
    lines: [
      {
        name: 'Centro de Asistencia, línea 135',
        area: 'Ciudad y Gran Buenos Aires',
        channels: [{ kind: 'call', number: '135', dial: '135' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'A',
        checked: '2025-09-03',
      },
      {
        name: 'Centro de Asistencia, todo el país',
        channels: [{ kind: 'call', number: '(011) 5275-1135', dial: '+541152751135' }],
        hours: HOURS_UNKNOWN,
        cost: OWN_RATE,
        evidence: 'A',
        checked: '2025-09-03',
      },
      {
        name: 'Línea nacional de salud mental',
        toCare: true,
        channels: [{ kind: 'call', number: '0800-999-0091', dial: '08009990091' }],
        hours: ALWAYS,
        cost: FREE,
        evidence: 'A',
        checked: '2025-09-03',
      },
    ],
  },
  {
    code: 'cl',
    country: 'Chile',
    emergency: ['131', '133'],
    emergencyInWords: '131 ambulancia, 133 Carabineros',
    // minmujeryeg.gob.cl: violence against women.
    violence: {
      name: 'Fono 1455',
      serves: 'para mujeres',
      channels: [{ kind: 'call', number: '1455', dial: '1455' }],
      hours: 'Lunes a viernes de 8 a 24 h',
      cost: FREE,
      evidence: 'B',
      checked: '2024-03-26',
    },
    lines: [
      {
        name: '*4141, prevención del suicidio',
        channels: [{ kind: 'call', number: '*4141', dial: '*4141' }],
        hours: ALWAYS,
        cost: FREE,
        evidence: 'A',
        checked: '2025-10-29',
      },
      {
        name: 'Salud Responde',
        toCare: true,
        channels: [{ kind: 'call', number: '600 360 7777', dial: '6003607777' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'B',
        checked: null,
      },
    ],
  },
  {
    code: 'co',
    country: 'Colombia',
    emergency: ['123'],
    // oas.policia.gov.co: orientation of women who suffer violence.
    violence: {
      name: 'Línea 155',
      serves: 'para mujeres',
      channels: [{ kind: 'call', number: '155', dial: '155' }],
      hours: ALWAYS,
      cost: FREE,
      evidence: 'B',
      checked: '2021',
    },
    lines: [
      {
        name: 'Línea 106',
        area: 'Bogotá',
        channels: [
          { kind: 'call', number: '106', dial: '106' },
          { kind: 'whatsapp', number: '300 754 8933', dial: '573007548933' },
        ],
        hours: ALWAYS,
        cost: COST_UNKNOWN,
        evidence: 'A',
        checked: '2025-09-11',
      },
      {
        name: 'Línea Amiga',
        area: 'Medellín',
        channels: [{ kind: 'call', number: '(604) 444 4448', dial: '+576044444448' }],
        hours: HOURS_UNKNOWN,
        cost: OWN_RATE,
        evidence: 'A',
        checked: '2025-09-11',
      },
    ],
  },
  {
    code: 'cr',
    country: 'Costa Rica',
    emergency: ['911'],
    lines: [
      {
        name: 'Aquí Estoy',
        channels: [{ kind: 'call', number: '800-273-7869', dial: '8002737869' }],
        hours: 'Lunes a viernes de 14 a 22 h, sábados de 9 a 16 h',
        cost: FREE,
        evidence: 'A',
        checked: '2025-09-10',
      },
    ],
  },
  {
    code: 'ec',
    country: 'Ecuador',
    // ecu911.gob.ec: the one number of the country, also for violence at home (2020-07 to 2022-07).
    emergency: ['911'],
    lines: [
      {
        name: 'Línea 171',
        channels: [{ kind: 'call', number: '171', dial: '171', note: 'marca la opción 6' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'A',
        checked: '2025',
      },
    ],
  },
  {
    code: 'sv',
    country: 'El Salvador',
    emergency: [],
    lines: [
      {
        name: 'ISSS Te Escucho',
        channels: [{ kind: 'call', number: '7071-1302', dial: '+50370711302' }],
        hours: '24 horas',
        cost: OWN_RATE,
        evidence: 'B',
        checked: null,
      },
      {
        name: 'Fosalud',
        channels: [{ kind: 'call', number: '131', dial: '131' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'B',
        checked: null,
      },
    ],
  },
  {
    code: 'hn',
    country: 'Honduras',
    emergency: [],
    lines: [
      {
        name: 'Teléfono de la Esperanza',
        channels: [{ kind: 'call', number: '150', dial: '150' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'B',
        checked: null,
      },
    ],
  },
  {
    code: 'mx',
    country: 'México',
    emergency: ['911'],
    // jornada.com.mx, 2025-11-05, of the Secretariat of Women: free, day and night.
    violence: {
      name: 'Línea de las Mujeres 079, opción 1',
      serves: 'para mujeres',
      channels: [{ kind: 'call', number: '079', dial: '079', note: 'marca la opción 1' }],
      hours: ALWAYS,
      cost: FREE,
      evidence: 'A',
      checked: '2025-11-05',
    },
    lines: [
      {
        name: 'Línea de la Vida',
        channels: [{ kind: 'call', number: '800 911 2000', dial: '8009112000' }],
        hours: ALWAYS,
        cost: FREE,
        evidence: 'A',
        checked: '2025-12-24',
      },
      {
        name: 'Consejo Ciudadano',
        channels: [
          { kind: 'call', number: '55 5533 5533', dial: '+525555335533' },
          { kind: 'whatsapp', number: '55 5533 5533', dial: '525555335533' },
        ],
        hours: HOURS_UNKNOWN,
        cost: OWN_RATE,
        evidence: 'A',
        checked: '2025-12-24',
      },
      {
        name: 'LOCATEL',
        area: 'Ciudad de México',
        channels: [
          { kind: 'call', number: '*0311', dial: '*0311' },
          { kind: 'call', number: '55 5658 1111', dial: '+525556581111' },
        ],
        hours: HOURS_UNKNOWN,
        cost: OWN_RATE,
        evidence: 'A',
        checked: '2025-12-24',
      },
    ],
  },
  {
    code: 'pa',
    country: 'Panamá',
    emergency: [],
    lines: [
      {
        name: 'Línea 147 (MIDES)',
        channels: [
          { kind: 'call', number: '147', dial: '147' },
          { kind: 'whatsapp', number: '6534-2546', dial: '50765342546' },
        ],
        hours: ALWAYS,
        cost: COST_UNKNOWN,
        evidence: 'A',
        checked: '2025-09-10',
      },
    ],
  },
  {
    code: 'py',
    country: 'Paraguay',
    emergency: [],
    lines: [
      {
        name: '155 Te escucha',
        channels: [{ kind: 'call', number: '155', dial: '155' }],
        hours: ALWAYS,
        cost: COST_UNKNOWN,
        evidence: 'A',
        checked: '2026-01-11',
      },
    ],
  },
  {
    code: 'pe',
    country: 'Perú',
    emergency: ['105', '106'],
    emergencyInWords: '105 policía, 106 ambulancia',
    // exitosanoticias.pe, 2025-11-17, of the ministry: for everybody, 18.8 % of them men.
    violence: {
      name: 'Línea 100',
      channels: [{ kind: 'call', number: '100', dial: '100' }],
      hours: ALWAYS,
      cost: COST_UNKNOWN,
      evidence: 'A',
      checked: '2026-02-07',
    },
    lines: [
      {
        name: 'Línea 113',
        channels: [{ kind: 'call', number: '113', dial: '113', note: 'marca la opción 5' }],
        hours: ALWAYS,
        cost: FREE,
        evidence: 'A',
        checked: '2026-03-02',
      },
    ],
  },
  {
    code: 'uy',
    country: 'Uruguay',
    emergency: ['911'],
    // ladiaria.com.uy, 2024-03: women of eighteen and over.
    violence: {
      name: 'Servicio de Inmujeres',
      serves: 'para mujeres',
      channels: [{ kind: 'call', number: '0800 4141', dial: '08004141' }],
      hours: ALWAYS,
      cost: FREE,
      evidence: 'B',
      checked: '2021',
    },
    lines: [
      {
        name: 'Línea Vida',
        channels: [
          { kind: 'call', number: '0800 0767', dial: '08000767' },
          { kind: 'call', number: '*0767', dial: '*0767', note: 'desde un móvil' },
        ],
        hours: ALWAYS,
        cost: COST_UNKNOWN,
        evidence: 'B',
        checked: '2019',
      },
      {
        name: 'Apoyo emocional',
        channels: [{ kind: 'call', number: '0800 1920', dial: '08001920' }],
        hours: HOURS_UNKNOWN,
        cost: COST_UNKNOWN,
        evidence: 'B',
        checked: '2019',
      },
    ],
  },
];
