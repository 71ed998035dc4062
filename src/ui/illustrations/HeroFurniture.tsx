export function HeroFurniture() {
  return (
    <>
      <Shelf />
      <g transform="translate(-28)">
        <Lamp />
        <Armchair />
      </g>
      <g transform="translate(16)">
        <Plant />
      </g>
      <Cat />
    </>
  );
}

function Shelf() {
  return (
    <g>
      <path fill="var(--art-wood)" d="M84 488H288L283 498H76z" />
      <path fill="var(--art-wall-shade)" d="M76 498H283V599H76z" />
      <path d="M179 498v101M76 590h207" />
      <path fill="var(--art-fabric)" d="M190 532h12v58h-12zM219 526h14v64h-14z" />
      <path fill="var(--art-textile)" d="M202 521h17v69h-17z" />
      <path fill="var(--art-leaf)" d="M233 538h12v52h-12z" />
      <path fill="var(--art-paper)" d="M249 589l11-55 13 3-11 53z" />
      <path fill="var(--art-clay)" d="M128 540h14v50h-14z" />
      <path fill="var(--art-paper)" d="M142 530h11v60h-11z" />
      <path fill="var(--art-fabric-shade)" d="M153 536h15v54h-15z" />
      <path fill="var(--art-paper)" d="M214 478h54v10h-54z" />
      <path fill="var(--art-fabric)" d="M220 469h44v9h-44z" />
      <path fill="var(--art-clay)" d="M231 469c-5-11-2-19 3-22h10c5 3 8 11 3 22z" />
      <path d="M239 447c-1-18 2-30 9-41M240 432c-6-5-9-11-9-19M243 425c6-3 9-6 12-12" />
      <path
        fill="var(--art-leaf)"
        d="M248 406c-5-8-3-14 2-18 5 5 5 13-2 18zM231 413c-7-4-8-11-6-16 7 2 10 9 6 16zM255 413c1-8 6-11 12-11 0 7-5 11-12 11z"
      />
    </g>
  );
}

function Plant() {
  return (
    <g>
      <path d="M112 626c2-50-8-92-22-128M112 600c4-44 16-72 34-96M111 612c-8-30-26-48-50-56M113 616c10-24 26-38 46-44" />
      <path
        fill="var(--art-leaf)"
        d="M92 504c-26-14-34-42-24-72 26 12 36 44 24 72zM144 506c-8-28 2-56 30-72 8 30-4 60-30 72z"
      />
      <path
        fill="var(--art-leaf-shade)"
        d="M64 558c-24 6-44-6-54-30 24-8 48 6 54 30zM156 574c10-22 30-30 54-22-8 22-30 32-54 22z"
      />
      <path fill="var(--art-leaf)" d="M108 548c-24-20-26-50-8-76 20 20 24 50 8 76z" />
      <path d="M92 504c-6-26-14-48-24-72M144 506c6-28 14-50 30-72M108 548c0-28-2-52-8-76M64 558c-16-16-34-26-54-30M156 574c18-6 34-14 54-22" />
      <path fill="var(--art-clay)" d="M72 624h80l-9 74c-1 6-5 9-11 9H92c-6 0-10-3-11-9z" />
      <path d="M74 642h76" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path fill="var(--art-wood)" d="M728 646c0-6 11-10 25-10s25 4 25 10-11 9-25 9-25-3-25-9z" />
      <path d="M753 640V420c0-40-18-62-44-62s-41 16-41 44" strokeWidth="3" />
      <path fill="var(--art-lamp)" d="M628 446c0-24 16-44 40-44s40 20 40 44z" />
    </g>
  );
}

function Armchair() {
  return (
    <g>
      <path d="M574 640l-10 42M730 640l10 42" strokeWidth="6" stroke="var(--art-wood)" />
      <path d="M600 642l-4 28M704 642l4 28" strokeWidth="5" stroke="var(--art-wood)" />
      <path fill="var(--art-fabric-shade)" d="M584 606V532c0-30 18-48 46-48h44c28 0 46 18 46 48v74z" />
      <path
        d="M608 590v-50c0-20 10-32 28-32h32c18 0 28 12 28 32v50"
        stroke="var(--art-line)"
        opacity="0.35"
      />
      <path
        fill="var(--art-textile)"
        d="M640 540c14 4 34 4 48-2 4 14 6 30 4 46-16 4-32 6-50 2 2-16 2-32-2-46z"
      />
      <path d="M648 552l32 26M682 550l-30 28" opacity="0.45" />
      <path fill="var(--art-fabric)" d="M584 592c24-8 112-8 136 0 6 2 8 8 8 16v26H576v-26c0-8 2-14 8-16z" />
      <path
        fill="var(--art-fabric)"
        d="M562 566c0-14 8-22 18-22s18 8 18 22v68c0 8-4 12-10 12h-16c-6 0-10-4-10-12zM706 566c0-14 8-22 18-22s18 8 18 22v68c0 8-4 12-10 12h-16c-6 0-10-4-10-12z"
      />
      <path d="M598 634h108" />
      <path
        fill="var(--art-paper)"
        d="M558 548c6-8 36-10 44-2 2 20 0 44-2 66-10 4-28 4-38 0-4-22-6-44-4-64z"
      />
      <path
        d="M558 564c14 4 30 4 44 0M559 580c14 4 28 4 42 0M561 598c12 4 26 4 39 0M564 613v9M573 615v9M582 615v9M591 614v9"
        opacity="0.55"
      />
    </g>
  );
}

function Cat() {
  return (
    <g>
      <path
        fill="var(--art-textile)"
        d="M266 682c-8-32 18-52 52-52 36 0 58 20 54 44-2 14-12 18-28 18h-56c-12 0-20-2-22-10z"
      />
      <path d="M316 631c-2 7-2 11 0 16M330 631c0 6 0 10 3 14M344 635c0 5 1 8 4 12" opacity="0.55" />
      <path d="M371 674c6 18-20 24-44 22-14-1-24-3-30-6" strokeWidth="9" stroke="var(--art-line)" />
      <path d="M371 674c6 18-20 24-44 22-14-1-24-3-30-6" strokeWidth="5" stroke="var(--art-textile)" />
      <path
        fill="var(--art-textile)"
        d="M262 660l-3-18 14 9c5-2 11-2 16 0l13-10-1 18c7 14-1 27-18 28-17 1-28-12-21-27z"
      />
      <path d="M270 667c2 3 6 3 8 0M287 667c2 3 6 3 8 0M281 674l2 2 2-2M283 676v3" strokeWidth="1.75" />
    </g>
  );
}
