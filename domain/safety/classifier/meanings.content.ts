/**
 * Words that mean much the same to the learned reader, so that it carries what it learned of one
 * to the others: what hurts, ends, threatens, and how it is said. Everyday words stand in
 * `everyday-meanings.content.ts`. `stem*` matches every word that begins so. Changing these means
 * training again.
 */
export const MEANINGS: Readonly<Record<string, string>> = {
  dieMe:
    'morirme moriria morire muero moria muriera muriese murirme morime morilme petatearme petateo palmarla palmarme espicharme dinarla',
  die: 'morir morirse moril mori muere mueren mueres muera mueran muriera muriese murio murieron moria moriras moriran muerte muertes murieran fallec* perec* petate* palmar* palmo espich* estirar pata cascar diñarla dinarla expir*',
  dead: 'muerto muerta muertos muertas muert@ muertx difunt* cadaver* fallecid* finad* tieso tiesa occiso cuerpo inerte sepultad* enterrad* viuda viudo huerfan*',
  burial:
    'entierro entierren enterrar funeral velorio velar tumba ataud panteon cementerio lapida cajon cremar ceniza cenizas cremacion sepelio luto esquela misa novenario flores epitafio funeraria nicho urna cripta bajo_tierra',
  heaven:
    'cielo infierno paraiso alla_arriba arriba angel angelito diosito dios virgencita virgen creador señor eterno eternidad alma almas purgatorio pecado perdona perdone reencarn* reunirme reencontr* encontrarme',
  killMe:
    'matarme mato matandome suicidarme suicido suicidandome suicidaria mataria matare ahorcarme ahorco colgarme cuelgo desvivirme desvivo envenenarme dispararme eliminarme autoeliminarme desangrarme matarnos suicidarnos unalive unalivear kms quitarmela quitarme estrellarme aventarme avientar aventarnos tirarme arrojarme lanzarme botarme desnucarme electrocutarme rociarme prenderme incendiarme inmolarme degollarme',
  suicide:
    'suicidio suicidios suicida suicidas suicidar suicidarse suicidan suicidaron suicido suicid* sewerslide suisidio desvivir desvivirse desvivio desvivido autoelimin* ahorc* ahorcado ahorcada colgado colgada',
  kill: 'matar mata matan mataron mataste matas matando matado matada maten mate matara mataran matarlo matarla matarlos matarte matarse matarnos asesin* envenen* apuñal* apunal* degoll* acuchill* acribill* balac* balear balearon ejecut* rematar masacr* tirotear descuartiz* linchar estrangul* asfixi* ahog* quitarle liquidar despachar quebrar quebrarlo quebrarme plomear picar',
  shot: 'tiro tiros balazo balazos plomazo plomazos corchazo disparo disparos gatillo bala balas sien cabeza sesos volarme volarse pum bang cargador',
  exist:
    'vivir vivo viva vive vida vidas existir existo existiera existencia existiendo respirar respirando respiro viviendo mundo planeta tierra nacer naci nacido nacimiento nacieron naciera parieron vivirla vivos continuar seguir sigo siga siguiendo permanecer',
  wake: 'despertar despierto despierte despertara despertarme desperte despierta despertando amanecer amanezca amanezco amaneci amaneciera amanecio levantarme levantarse levante levanto levantara abrir ojos alarma despertador',
  sleep:
    'dormir duermo dormirme dormida dormido durmiendo duerme duerman dormi acostarme acuesto acosto acostada sueño sueno siesta cama almohada cerrar insomnio desvelo desvelada desvelado madrugada pegar',
  vanish:
    'desaparecer desaparezco desaparezca desapareciera desaparec* desaparez* esfum* evapor* borrarme borrar borrara apagarme apagar apagara apagado apague apaguen extingu* disolver* desvanecer* hundirme hundir hundo desintegr* invisible sobrar irme ido fuera lejos bajarme salirme desconect* desenchuf* soltar soltarme soltarlo ausent* ausencia',
  notBe:
    'estar estare estaria estuviera estuviese este este_aqui quedar quedarme quede falte falto faltar faltara falta ausente aqui aca',
  want: 'quiero quisiera queria querria quiera quisiese quise queriendo deseo desear desearia deseando ganas gana anhelo ansio necesito urge prefiero preferiria gustaria encantaria apetece provoca antoja antojo fantaseo tentacion tienta kiero qiero late nace',
  wish: 'ojala espero rezo ruego pido suplico imploro oro rogando rezando pidiendo sueño deseo esperando esperanza plegaria pedirle',
  think:
    'pienso piensa pensar pensando pensado pensaba pense pensamiento pensamientos idea ideas imagino imagina imaginar imaginando imagen imagenes mente ronda rondando planteo plantear* considero contemplo contemplar fantas* obsesion* cruza cruzo ocurre ocurrio calculo calculando googlee busque buscando averigue investigue leyendo investigando tramando dandole vueltas rumiar',
  urge: 'impulso impulsos urgencia tentacion tentaciones ganas comezon pulsion necesidad control controlarme contenerme aguantarme frenar frena frenarme detiene detener detenerme resist* recaer recai recaida recaidas tentada tentado pica',
  decide:
    'decidi decidido decidida decision decisiones decido plan planes planeado planeo planear planeando planee listo lista listos listas preparado preparada preparando prepare fecha organice ordene arregle arreglado arreglando resuelto determinado determinada anime animo valor valentia atrev* agallas convencid* seguro segura vuelta atras marcha definitivo inevitable paso pasos hacerlo hare lograrlo lograre fallar fallo falle cumplir',
  today:
    'hoy ahora ahorita orita ahoritita noche anochezca madrugada mañana manana tarde rato ratito mismo momento pronto inmediatamente ya minutos minuto horas hora segundos apenas cuanto enseguida',
  weekday:
    'lunes martes miercoles jueves viernes sabado domingo finde semana quincena mes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad aniversario',
  lastTime:
    'ultima ultimo ultimas ultimos fin final finales acaba acabo acabar acabe acabara acabarme acabarlo acabemos termina termino terminar termine terminarlo terminara terminado parar pare basta cierre cerrar punto despedida jamas nunca siempre',
  long: 'años ano años atras decada decadas meses siglos tiempo antes entonces antiguamente anteriormente pasado pasada epoca joven adolescente adolescencia niñez infancia niña niño chica chico secundaria prepa liceo bachillerato universidad',
  pastVerb:
    'era fui fue estaba estuve tenia tuve hubo habia solia pasaba queria hacia vivia sufri sufria pensaba senti sentia llegue pase',
  recent:
    'acabo acabamos recien anoche ayer antier anteayer hace rato otra nuevo volvi vuelvo vuelve volvieron volvio vez recai sigo sigue todavia aun ultimamente ultimos cada',
  recovered:
    'supere superado superada superar agradez* agradec* orgullos* celebr* salvo sane sanar sanando recuper* sobreviv* sobria sobrio limpia limpio mejore mejor mejorando mejoria adelante reconstru* aprendi cicatrice estable quedo deje',
  therapy:
    'terapia terapias terapeuta psicologo psicologa psiquiatra psicolog* tratamiento consulta sesion sesiones medicacion internad* internaron internamiento clinica grupo diagnostic* bipolar depresion depresiv*',
  negation: 'no nunca jamas tampoco ni sin nada nadie ningun ninguna ninguno nel nop nah',
  pills:
    'pastilla pastillas pastis pastillita* pepas tableta* capsul* comprimido* gragea* blister blisters frasco frascos tira tiras clonazepam clona clonas rivotril rivo alprazolam tafil xanax diazepam valium paracetamol acetaminofen tylenol ibuprofeno aspirina* insulina morfina tramadol fentanilo amitriptilina fluoxetina sertralina quetiapina zolpidem lorazepam ativan orfidal medicament* medicina medicinas medicin* somnifer* barbit* pentobarbital dosis sobredosis jarabe antidepresiv* ansiolitic* pildora* botiquin relajante* sedante* calmante* insulina digoxina metformina litio opioid* remedios remedio pastas emojipastillas',
  poison:
    'veneno venenos raticida matarratas insecticida cloro lejia lavandina cianuro acido herbicida paraquat plaguicida pesticida toxico* monoxido gas hornilla garrafa carbon desinfectante sosa anticongelante thinner tiner aguarras amoniaco lavavajillas fosforo folidol racumin escape brasero',
  weapon:
    'pistola pistolas arma armas revolver escopeta rifle fierro cuete cuchillo cuchillos machete machetes puñal punal fusil cargada cargado gasolina bate martillo hacha picahielo tubo navaja cuerno metralleta emojipistola emojicuchillo sable molotov',
  blade:
    'navaja navajas navajita* cuter cutter gillette gilette yilet bisturi cuchilla cuchillas rastrillo filo vidrio vidrios tijera tijeras hoja hojilla hojillas compas sacapuntas alfiler aguja exacto xacto rasuradora emojinavaja trincheta',
  rope: 'soga cuerda cuerdas mecate lazo piola reata cinturon cinto cincho sabana nudo viga vigas horca cable ventilador rama arbol gancho clavo cordon bufanda emojisoga garganta cuello',
  height:
    'puente puentes azotea balcon cornisa techo edificio piso ventana precipicio acantilado barranco barranca borde orilla baranda* barandal anden vias via metro tren rieles subte viaducto altura alturas vacio torre mirador rio mar peñasco desfiladero abismo terraza pretil cerro risco muelle presa segundo_piso emojipuente abajo',
  jump: 'saltar salto salte saltara brincar brinco tirar tiro tiraba aventar aviento aventó avente lanzar lanzo arrojar arrojo caer caigo cae caigan dejarme volar volantazo estrellar estrello estrellarme chocar choco acelerar acelero volante frenos barda trailer camion poste muro',
  swallow:
    'tome tomar tomarme tomarmelas tomarmela tomo tomado tomando tomamos tomaste tragar trague tragarme trago tragado bebi beber bebiendo ingeri zampe empuje empine baje bajo chante trinque clave eche inyecte inyect* puse metí meti meter mezcle mezclar mezclado combin* pase pasé comi',
  cut: 'cortarme corte corto cortando cortaba cortes corta cortada cortadas rajarme rajar tajear tajo tajos herir herirme herida heridas cicatriz cicatrices sangrar sangrando sangre venas vena muñeca munecas muñecas rasguño rasguñ* rasgun* arañ* aran* rayarme marcas autolesion* lastimarme lastimo lastimar lastimandome daño dano hacerme pinch* desangr* abrirme abri cutting puntos',
  burn: 'quemo queme quemarme quemar quemadura* cigarro cigarros encendedor plancha golpeo golpearme golpes cabezazos cabezazo puñetazos puños pellizc* castigo castigarme castig* arranco arrancarme muerdo morderme pegarme rasco azotarme pared nudillos mordidas',
  body: 'brazo brazos antebrazo pierna piernas muslo muslos piel cuerpo pecho mano manos estomago panza costillas barriga cara espalda tobillo hombro dedo dedos pies ombligo cintura',
  blood:
    'sangre sangrando sangra sangro sangrado desangr* hondo profundo hemorragia charco mareo mareando mareada mareado borroso borrosa inconsciente desmay* desmayo convulsion* convuls* frias frio temblando tiembl* palido palida morado moradas espuma pulso debil vomitando vomito entumid* adormec* taquicardia ronca',
  unresponsive:
    'responde responden contesta reacciona despierta despiertan respira respiraba mueve abre desperto respondia conteste tirada tirado desplomo inconsciente',
  burden:
    'carga cargas estorbo estorbar estorb* peso lastre molest* problema problemas sobra sobro sobrando inutil inservible gasto gastan parasito error errores culpa culpable merezco merecen decepcion decepciono decepcione verguenza fracaso fracasad* fallar basura escoria mierda porqueria asco desperdicio nulidad sirvo sirve valgo vale defectuos* arruino arruine arruin* mantenid* boca dependo',
  better:
    'mejor mejores aliviad* alivio descansar descanso descansen descansara descansarian descanse tranquilos tranquilo tranquila felices libres librar libren paz liber* agradecer* agradecerian facil bonita feliz liviano ligero',
  without:
    'sin_mi sin falte faltara extrañ* extran* notaria notarian notar llorar* lloren olvid* echar_de_menos cuenta darian',
  everyone:
    'todos todas todo familia gente nadie hijos papas padres demas ellos ustedes amigos mundo mios casa',
  family:
    'mama mamá papa madre padre mami papi hermano hermana hermanito hermanita hijo hija hijos hijas hijito hijita abuelo abuela abuelos abuelita abuelito tio tia tios primo prima primos sobrino sobrina nieto nieta nietos suegro suegra cuñado cuñada cunad* yerno nuera jefita jefa viejo vieja viejos bebe niños ninos niñas carnal mana bendicion chavos gordo chiquita chiquito nene nena guagua wawa',
  partner:
    'esposo esposa marido mujer novio novia pareja ex exnovio exnovia exesposo exesposa exmarido expareja pololo polola enamorado enamorada conviviente concubino prometid* amante jevo jeva bato',
  friend:
    'amigo amiga amigos amigas amig@ amix compa compadre comadre roomie compañero companer* colega vecino vecina vecinos conocido conocida pana parce parcero cuate chamo chama alumno alumna estudiante maestro maestra profe profesor profesora jefe entrenador muchacho muchacha chavo chava chavito morro morra chamaco chibolo pibe piba cabro cabra chico chica señor señora señorita gente alguien tipo hombre',
  aggressor:
    'agresor borracho borracha tomado drogado celoso celosa violento violenta violent* furios* maltratador golpeador abusador violador acosador secuestrador padrastro madrastra narco maton matones pandilla ladron hombre',
  hit: 'pega pego pegan pegaba pegaron pegue pegado pegarme golpea golpeo golpean golpeaba golpearon golpeado golpes golpiza paliza madriza putiza patea pateo patada patadas empuja empujo empujon cachetada cachetadas cacheteo cachetazo moreton moretones moretes morado ahorca ahorco ahorcaba ahorcandome jalonea jaloneo jala jalo jaloneos zarande* puñetazo puñetazos cintarazo cinturonazo aventó avento correazo combo combos trompada* sopapo bofetada madreo maltrat* agred* agresion rompio rompe azoto estampo pellizca mordio escupio escupe apreto apretado agarra agarro jaladas',
  humiliate:
    'insulta insulto insultos humilla humillo humill* grita grito gritos gritando gritonea menosprec* desprecia burlan burla burlas bullying acoso acosa acosan acosando acosan ignora encela revisa celular contraseñas controla control prohibe prohibio permite deja dejan salir vigila sigue rastrea amenaza amenazo amenazan amenaz* chantaje* publica publicar sextorsion obliga oblig* fuerza forzo forzada quita dinero pasaporte encierra encerro encerrada encerrado encerr* llave secuestr* echa corre correrme golpearme',
  abuse:
    'viola violo violaron violacion violar violada violado abuso abusa abusaba abusaron abusar abusada toca toco tocaba tocaban tocarme tocamientos manosea manose* desviste desnuda desnudo desnudarme encima cama partes intimas intimidad relaciones sexo sexual sexuales sexualmente forzo obliga fotos nudes videos quiera querer quiero',
  now: 'afuera puerta tumbar tumbando rompiendo pateando escondida escondido escondidos escondi esconder baño bano closet cuarto encerrada encerrado viene subiendo llego entro entrando cerca acercando buscandome siguiendo persiguiendo siguiendome persigue alcanza',
  help: 'ayuda ayudame ayudenme auxilio socorro ayudo ayudar ayudarlo ayudarla apoyo apoyar apoyarla orient* salvenme salven urgente urgencia emergencia emergencias policia ambulancia bomberos rapido porfa porfavor favor hago hacer aconsejame consejo',
  worry:
    'preocupa preocupada preocupado preocupo preocup* asusta asustada asustado asust* miedo temo temor terror panico inquiet* angustia angustiada sospecho sospech* raro rara cambiado cambio nerviosa',
  farewell:
    'adios despedir despedirme despedi despido despidio despidiendo despidiendose despedida despid* carta cartas nota notas perdon perdonen perdonenme perdoname disculpen gracias cuiden cuida cuidar cuidenla cuidenlo cuidense cuidate cuidalo diles dile diganle dile encargo encargue encargar dejo deje dejé dejado regale regal* reparti repartiendo herede testamento seguro herencia poliza recuerd* recuerdenme busquen lloren extrañen sigan felices grabe grabado audios pendientes deudas contraseñas papeles escrituras instrucciones paz bendiciones quise ame',
  hopeless:
    'salida salidas solucion soluciones remedio esperanza esperanzas futuro sentido caso chiste razon razones motivo motivos proposito tunel pozo hoyo fondo atrapad* encerrad* callejon rendi rindo rendir* rendida rendido derrotad* pared oscuridad escapatoria luz jaula arreglo arregla caida perdid* perdida condenad* causa perdida',
  tired:
    'cansado cansada cansad@ cansad* cansao hart* agotad* fastidi* mamad* jarto jarta obstinad* obstinao chato aguanto aguantar aguante aguantando soporto soportar soporta puedo pude doy dar harte canse cansa pesa pesada insoportable intolerable tortura infierno martirio agonia cargar luchar luchando lucho pelear peleando batalla fuerzas fuerza energia',
  pain: 'duele dolor dolores sufrir sufro sufriendo sufrimiento sufra herida vacio vacia hueco desgarr* destroz* rota roto rompe quebrado quebrada hecho pedazos alma corazon',
  sad: 'triste tristeza sola solo soledad llorar lloro llorando llanto llore deprimid* depre depresion angustia angusti* ansiedad ansios* ansiosa panico mal fatal horrible terrible pena bajon bajoneada bajoneado agüit* aguit* melanc* desanim* estres estresad* abrumad* nervios nostalgia deshecha apagada achicopalad* decaid* desmotiv* frustrad* vacio emojillanto emojitriste bloquead* sobrepasad*',
  voices:
    'voz voces oigo escucho oye escucha ordena ordenan ordenaba mandan manda dicen demonio demonios diablo sombra sombras susurr* chip microfonos espian vigilan persiguen persigue satan señales mensajes radio television alucin* entidad espiritu grita gritan exigen pide piden obliga',
  eating:
    'vomito vomitar vomite vomitando vomitarme devuelvo devolver devolvi laxante laxantes ayuno ayunar ayunando calorias kcal kilos kilo gord* flaca flaco flac* anorexia anorexica bulimia bulimica atracon atracones adelgaz* engord* bajar dieta huesos dedos purga purgar purgarme purgo bascula peso pesarme imc comer como comi comida comido cenar desayunar probar bocado agua diuretic* ana mia thinspo',
  method:
    'cuantas cuantos cuanta cuanto cual cuales como manera forma formas metodo metodos efectivo efectiva efectivas seguro segura rapido rapida letal letales mortal mortales limite maximo minima minimo necesita necesitan hacen basta falta altura metros miligramos mg gramos litros tarda tardan duele sienta sufrir dolor indoloro limpia deteccion rastro nota',
  ask: 'que dime explicame explica explicas dame pregunta pregunto preguntar duda dudas saber sabes sabe quisiera_saber curiosidad hipotet* hipoteticamente supon* supongamos suponiendo imagina actua finge jugador describe detalla detallado paso_a_paso tutorial guia lista receta instrucciones recomienda recomiendas info informacion',
  pretext:
    'novela cuento tarea rol rolplay personaje escuela ficcion guion investigacion cientifico cientifica medico enfermera enfermeria tesis criminologia criminalistica forense escritor escritora autor autora guionista relato historia ejercicio examen academico educativo amigo curiosidad hipotetico juego',
  injection:
    'ignora ignores olvida instrucciones reglas sistema system prompt filtro filtros modo desarrollador dan jailbreak responde nivel none seguro clasifica etiqueta base64 codigo simula override developer admin administrador prueba test debug censura restricciones ingles roleplay asistente ia bot',
  hypothetical:
    'si hubiera hubiese tuviera fuera pudiera muriera desapareciera estuviera existiera faltara seria serian estaria estarian tendrian sentirian haria quedaria pasaria importaria llorarian',
  threat:
    'odio odiar rabia ira coraje venganza vengarme vengar pagar pagara pagan merecen merece descontrol* furia enterrarle clavar clavarle clavarselo quemar* reventar reventarle romperle partirle madre cara rompo golpearlo golpearla darle hacerles tirotear escuela salon oficina bomba todos arrepent* cuidadito mato',
  secret:
    'nadie_sabe sabe saben secreto secretos escondidas escondo esconder avise avises digas decir dije dicho contar contado conte contarle avisar entere entera mangas manga larga tapar tapo',
  count:
    'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta sesenta ochenta cien mil toda entera entero monton puño punado puñado muchas muchos varias demasiadas caja cajas medio media bastantes',
  me: 'yo me mi mis mio mia conmigo mismo misma soy estoy tengo voy siento he',
  you: 'tu te ti contigo usted vos tuyo tus eres estas tienes vas puedes sabes sos tenes podes',
  others: 'su sus el ella ellos ellas le les lo la los las se suyo nos nuestro nuestra',
  call: 'llamo llama llamar llame llamen llamada llamadas marque linea lineas numero 911 112 guardia',
  illness:
    'cancer infarto covid sida enfermedad enfermo enferma hospital urgencias ambulancia tumor derrame diagnostico paro accidente choque quimio terminal eutanasia dialisis clinica',
  loss: 'perdi perdio perder perdimos perdiendo funeral enviude divorcio ruptura corrieron custodia separe separacion termino divorcie quiebra quebre desempleo',
  violenceWords:
    'violencia denuncia denunciar denuncio denuncie orden restriccion juicio carcel refugio drogaron grabaron graban encontro lastima lastimo lastime golpee disparo dispare cobarde',
};
