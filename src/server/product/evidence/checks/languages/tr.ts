import type { Language } from './language.ts'

export const tr: Language = {
  code: 'tr',
  homeCountries: 'TR CY',
  hasPostpositions: true,
  concepts: {
    tenant: 'kiracı*',
    notice: 'haber*, bildir*',
    without:
      'olmadan, yatmadan, ödenmeden, yatırılmadan, yatırmadan, ödemeden, vermeden, almadan, göndermeden, gelmeden',
    purpose: 'için',
    toVisit:
      'randevu için, randevu almak için, görmek için, gezmek için, gösterim için, gezebilmek için, görebilmek için, ziyaret için, gösterebilmem için',
    leaving: 'taşınıyoruz, taşınma*, taşınacağ*, nedeniyle satılık',
    private: 'özel numaram*, kişisel numaram*, kendi numaram*, şahsi numaram*, mailime, kişisel mailim*',
    money:
      'kapor*, depozit*, para, parayı, paranın, peşinat*, ön ödeme*, önödeme*, avans*, ücret*, ödeme*, kira*, kirayı, bir kira, bir aylık, ilk ay*, güvence*, teminat*, emanet*, bedel*, masraf*, harç*, yarısı*, tutar*, cayma*, havale*, kapora, ilk kira*, 1 aylık, 1 kira, güvence bedel*, rezervasyon ücret*, ön kira, peşin kira, meblağ*, ufak bir ücret, parasını, para gönder*, gösterim ücret*, yer gösterme bedel*, opsiyon bedel*, yarı bedel*, aylık kira*, haftalık kira*, iki haftalık*',
    pay: 'öde*, yatır*, gönder*, havale*, eft*, transfer*, yolla*, at*, aktar*, verin, verip, versin, verir*, veren*, çek*, papara*, atın, atan*, atar*, atsın*, yatırın, gönderin, öden*, attıktan, ziraat, size ait, alıcıya ait, kiracıya ait, karşıla*, havale yap*, papara, ininal, aktarın, eft yap*, bırak*, havale ed*',
    ask: 'alıyor*, alır*, alınır, istiyor*, isteni*, isti*, talep*, gerek*, lazım, şart*, zorunlu*, rica, alınmakta*, alıyoruz, alacağ*, mecburi*, isterim, iste*',
    visit:
      'göster*, gez*, gör*, randevu*, ziyaret*, bak*, inceleme*, yer gösterme*, görme*, incele*, gezdir*, tur, adres*, gelip gör*, eve bak*, kapıyı aç*, içini gör*, eve gir*, evi gez*, gezer*, görür*, girmek, içeri gir*, ziyaret saat*, içini görmek, içeriyi gör*',
    before: 'önce, evvel, öncesi*, önceden',
    beforeVisit:
      'görmeden, gezmeden, göstermeden, gösterimden önce, gösterim öncesi, görmeden önce, gezmeden önce, randevudan önce, randevu öncesi, ziyaretten önce, ziyaret öncesi, yer göstermeden, bakmadan, gezdirmeden, adres vermeden, konum atmadan, adresi vermeden, eve bakmadan, konum vermeden, görülmeden, görüşmeden önce, incelemeden',
    after:
      'sonra, sonrası*, karşılığ*, üzerine, şart*, takiben, halinde, edilince, gelince, geçince, yatınca, olmadan, düşünce, edilirse, kaydıyla, bildirilince, onaylanınca, onaylandığında, bildirildiğinde, ulaşınca, geçtiğinde, yattığında, geldiğinde, görünce, ulaştığında, düştüğünde, gerçekleşince, tamamlanınca, alındıktan, alınca, onaydan, gönderilince, hesapta olunca',
    afterPay:
      'ödedikten, ödendikten, yatırdıktan, yatırıldıktan, yatırınca, ödeyince, gönderince, gönderdikten, havale ettikten, havaleden sonra, ödemeden sonra, ödeme sonrası, kapora sonrası, kaporadan sonra, depozitodan sonra, yatırılmadan, ödenmeden, ödemeden, kapora karşılığı, attıktan, ödenince, yatmadan, ulaşınca, ulaştıktan, gönderildikten, ödendiğinde, ödediğinizde, yatırdığınızda, gönderdiğinizde, yatırdığında, gönderirseniz, yatırırsanız, öderseniz, öderse, gönderirsen, yatırırsan, attığında, havale sonrası, havaleyi yapınca, ödeme gelince, para gelince, para geçince, ödeme yapılınca, ödeme yapıldıktan, yapıldıktan, ödeyen*, yatıran*, gönderen*, yollayan*',
    first:
      'önce, önceden, peşin*, ön, öncelikle, evvelden, ilk olarak, baştan, başta, önden, ilk önce, en başta, peşinen, evvela, herşeyden önce, her şeyden önce, başlangıçta',
    next: 'sonra, ondan sonra, daha sonra, sonrasında, ardından, sonra evi, hemen ardından, akabinde, sonradan, ancak o zaman, o zaman',
    book: 'randevu*, ayır*, rezerv*, almak, al*, ayarla*, garanti*, tut*, kesinleş*, belirle*, opsiyon*',
    back: 'iade*, geri, güvence*, geri veri*, geri öde*, düşülür, düşülecek, düşer, mahsup*, iade ed*, geri ver*, geri öd*, geri alır*, kiradan düş*, kesilmez',
    account: 'hesabım*, hesabımıza, hesabıma, hesabimiza, ibanım*, ibana, iban numaram*, iban a, adıma, şu hesaba',
    customary:
      'sözleşme*, tapu*, noter*, imza*, kabul*, ihale*, icra*, teslim*, devir, devri, satış bedel*, açık artırma*, mezat*, ekspertiz*, kontrat*, taşın*, giriş',
    proof: 'maaş bordro*, bordro*, kimlik*, belge*, kefil*, findeks*, form*, evrak*, sigorta dökümü',
    not: 'hiçbir, asla, yok, kimse*, hiç, sakın',
    notAfter:
      'istemi*, istemey*, istemez*, göndermey*, gönderme, almıyor*, almayız, alınmaz, alınmıyor, talep etmi*, talep edilmez, yatırmay*, ödemey*, yok, yoktur, vermey*, edilmez, atmay*, yapmay*, istenmez, istenmemekte*, alınmamakta*, gerekmez, etmeyiz, yollamay*, değil, değil*, değildir',
    beware:
      'dolandırıcı*, dolandır*, dikkat*, sahtekar*, güvenmeyin, itibar etmeyin, aldanma*, uyarı*, ihbar*, şikayet ed*, adımıza, bizim adımıza, ismimizi kullan*, kimlik avı, şüphel*, tuzağ*, tuzak, mağdur olma*, para göndermeyin, kapora göndermeyin, kapora vermeyin',
    key: 'anahtar*',
    byCourier:
      'kargoyla, kargo ile, kargodan, kargolar*, kargola*, postayla, posta ile, postadan, kuryeyle, kurye ile, kurye, kuryesi, dhl, ups, fedex, ptt ile, pttden, yurtiçi kargo, aras kargo, airbnb üzerinden, airbnb ile, airbnb, mng kargo, kargo yoluyla, posta yoluyla, ptt kargo, kargoya, kargo firması, kargo şirketi, posta yolu, kurye aracılığıyla, mng, sürat kargo, iadeli taahhütlü, paketle, paket olarak, zarfla, zarf içinde, taahhütlü, ups ile, dhl ile, fedex ile, yurtiçi',
    carrier: 'kargo*, posta*, kurye*, zarf*, paket*, ptt',
    send: 'gönder*, yolla*, ulaş*, gel*, teslim*, alırsın*, ilet*, elinize, elinizde, atarım, atacağım, çıkar*',
    iAm: 'çalışıyorum, yaşıyorum, bulunuyorum, oturuyorum, görevdeyim, yurtdışındayım, yurt dışındayım, dışındayım, çalışmaktayım, ikamet ediyorum, yaşamaktayım, yaşıyoruz, çalışıyoruz, bulunmaktayım, taşındım, taşındık, şirketim*, işim, atandım, ben, *deyim, *dayım, görevliyim, çıktım, tayinim, doktorum, askerim, mühendisim, hemşireyim, subayım, misyonerim, kaptanım, öğretmenim, taşınmak, eşim, kocam, yaşamaya, buradayım, *tayım, *teyim, yerleştim, yerleştik, geldim, gittim, tayin oldum, boşandım, boşandıktan',
    abroad:
      'yurt dışı*, yurtdışı*, yurt disi*, avrupa*, görev*, misyon*, gemide*, platform*, ingiltere*, iskoçya*, londra*, ülke dışı*, abd, amerika*, başka ülke*, gurbet*, dışarıda, dubai*, açık deniz*, tayin*, norveç*, birleşmiş milletler, kızılhaç, kızılay, sınır tanımayan doktorlar, elçilik*, büyükelçilik*, gemi*, askeri üs*, nato, ordu*, donanma*, petrol platform*, yolcu gemisi*, yurtdışında, görevle, gönüllü*, offshore, denizde, hollanda*, fransa*, almanya*, belçika*',
    work: 'çalış*, iş, işim*, görev*, şirket*, tayin*, mühendis*, misyon*, proje*, atan*, platform*, işten, işi, iş için, doktor*, asker*, hemşire*, subay*, kaptan*, gönüllü*, boşan*, ayrıl*, dul, vefat*, merhum*, araştırma*, profesör*, öğretmen*, nato, gemi*, misyoner*, yardım kuruluş*',
    cannot:
      'gösterem*, gelemi*, gelemem*, imkansız*, mümkün değil, orada değil*, bizzat, olamıyor*, olamadığım*, yetişem*, gezdirem*, kimse yok, göstermem, kimsem yok, açacak kimse, gösterecek kimse, gelme imkanım, gelip göster*, orada değilim, dönemiyorum, dönemem, başında değilim, gösteremiyor*, gösteremeyeceğ*, imkanım yok, imkânım yok, olamayacağ*, katılamam',
    helper:
      'emlak ofis*, ofis*, kapıcı*, komşu*, yönetici*, danışman*, kardeş*, akraba*, görevlimiz, acente*, emlakçımız, ailem, babam, annem, ağabeyim, site yönetimi, vekil*',
    site: 'bu site*, siteden, sitede, bu sayfa*, bu platform*, bu ilan*, platformdan, uygulama*, bu kanal*, siteye, mesaj kutusu*, sahibinden, siteyi, platform*, sayfa*, ilan site*, sitenin, uygulamayı, portal*, aplikasyon*, ilandan',
    outside:
      'site dışı*, platform dışı*, bu site dışı*, site haricinde, bu sitenin dışında, sitenin dışında, platformun dışında, uygulama dışı*, site harici*, siteden bağımsız, siteyi aradan, platform haricinde, siteyi karıştırma*, uygulama haricinde, site olmadan, platform olmadan, siteden çıkıp, siteden ayrı, portal dışı*',
    write:
      'yazma, yazmay*, yazmayın*, bakmı*, bakmam*, okumu*, okuyamı*, cevap vermi*, mesaj atmay*, dönemi*, görmü*, kullanmı*, kullanmay*, açmı*, bakamı*, giremi*, girmi*, mesaj yazmay*, kontrol etmi*, iletişim kurmay*, yanıtlamı*, göremi*, aktif değil*, buradan yazma*, konuşmay*, konuşma, halletme*, girmiyor*, girmem, bakmıyor*, uğramı*, takip etmi*, göremiyor*',
    noLawyer:
      'noter olmadan, notersiz, emlakçı olmadan, emlakçısız ve notersiz, aramızda hallederiz, aramızda halledelim, avukatsız, sözleşmesiz, noter yok, aramızda anlaş*, kendi aramızda, avukat olmadan, notere gerek, resmi işlem olmadan',
    app: 'vatsap*, watsap*, whatsap*, whatsapp*, wp, wpden, vatsab*, wattsap*, telegramdan, vp, vatzap*, insta*, instadan, wptan, wats*, telegram*, viberden, bip, face, vatsap, vatsapp*, wattsapp*, whats app, wasap*, whatsapp, votsap*, vatsaptan, whatsaptan, insta, messenger, facebook, telegram',
    reach:
      'yaz*, ulaş*, ara*, mesaj*, iletişim*, dön*, numara*, gönder*, atın, mesaj at, bana, benim, üzerinden, ekle*, hattım, görüş*, bilgi, bekliyorum',
    group: 'grubu*, grup*, komşu*, ofisleri, binası, site sakin*, veliler, çekiyor',
    phone:
      'tel, telefon*, numara*, ara, arayın*, arayabilir*, cep, gsm, iletişim*, whatsapp*, irtibat*, wp, hattım, ulaş*',
    reference:
      'ada, parsel, pafta, ilan no, ref, ruhsat*, belge no, dask, kimlik no, tapu no, vergi*, ttyb, numarataj*, sicil*, tescil*, yetki, referans*, esas*, dosya, sertifika*, uavt, iban',
    part: 'hisseli*, intifa*, çıplak mülkiyet*, kuru mülkiyet*, devre mülk*, devremülk*, miras hissesi, hisseli tapu, satılık hisse, hisse satış*',
    portion: 'hisse*, pay, ortak mülkiyet, müşterek',
    common: 'arsa, yol, bahçe, otopark',
    half: 'yarı hisse*, yarısı, yarım hisse',
    third: 'üçte bir*, üçte biri',
    quarter: 'dörtte bir*, çeyrek hisse*',
    lowPrice:
      'icradan, icra*, ihale*, muhammen*, açık artırma*, mezat*, sadece nakit, yalnızca nakit, nakit alıcı*, nakite, krediye uygun değil*, kredi çıkmaz, krediye uygun olmayan, kredi kullanılamaz, kredisiz, miras*, veraset*, varis*, kiracılı*, kiracı*, hasarlı*, riskli yapı*, yıkık*, yıkım*, yıkılacak, harabe*, iskansız*, iskanı yok, kaba inşaat*, ipotekli*, hacizli*, tapusuz*, kentsel dönüşüm*, ağır hasar*, yangın*, tadilatlık*, komple tadilat*, krediye uymaz, banka satış*, tahsis*, oturulamaz',
    papers: 'sözleşme*, kontrat*, evrak*',
    here: 'buradan, burada, buraya, burdan, burayı, burdaki',
    grammar:
      've, bir, bu, ile, da, de, için, olan, çok, ise, olarak, daha, gibi, kadar, var, mi, ki, sizin, evin, dairenin, en, her',
    so: 'o yüzden, bu yüzden, bu nedenle, dolayısıyla, bundan dolayı, çünkü, ama, fakat, yüzünden, sebebiyle, çok kişi, bu sebeple, onun için, ondan dolayı, o sebeple, mağdur*',
    received: 'onayla*, ulaş*, bildiril*, hesaba geç*, hesabıma geç*, gelince, düş*, yatınca, alınca, görünce, dekont*',
    voucher:
      'hediye kart*, hediye çek*, google play, itunes, kripto*, coin*, bitcoin*, ethereum, tether, ön ödemeli kart*, gift card*, paysafe*, steam kart*, dijital para*, sanal para*, amazon kart*, razer gold',
    accept: 'kabul*, sadece, yalnız*, alıyor*, alırım, tercih*, olur, gönder*, yolla*, satın al*, ile öde*, yalnızca',
    past: 'dışında, aradan çıkar*, olmadan, haricinde, atla*, pas geç*, bypass, yerine, karıştırma*, uğraşma*, kullanmadan, girmeden',
    cut: 'komisyon*, yüzde, kesinti*, pay al*, ücret al*',
    mailed:
      'kargolarım, kargolayacağ*, kargoya ver*, postala*, adresinize, adresine, kapınıza, kapına, size gönder*, size yolla*, yollarım, gönderirim, gönderilecek, gönderilir, ulaştırılır, ulaştırırım, elinize ulaş*, eline ulaş*, elinize geç*',
    unusual:
      'iade edilebilir depozito, iade edilebilir kapora, iadeli kapora, iadeli depozito, gösterim ücreti, randevu kaporası, iade edilebilir ücret, randevu depozitosu, yer gösterme depozitosu, güvence kaporası',
    serious: 'ciddi*, ciddiyet*, niyet*, iyi niyet*, gerçek alıcı*, meraklı*',
    dislike:
      'beğenmez*, vazgeç*, istemez*, uymaz*, hoşunuza gitmez*, memnun kalmaz*, hayır der*, beğenmediğ*, beğenmeyen*, hoşuna gitmez*, fikrinizi değiştir*, cayar*',
    upkeep:
      'harcadı, harcan*, yatırım*, tadilat*, yenilen*, aidat*, ortak gider*, satıcı öder, komisyonu satıcı, satış fiyat*, bakım*, otopark*, emlak vergisi, ev sahibi öder',
  },
  digits: 'sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz',
  tens: 'on, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, onbir, oniki, onüç, ondört, onbeş, onaltı, onyedi, onsekiz, ondokuz, yirmi*, otuz*, kırk*, altmış*, yetmiş*, seksen*, doksan*',
  at: 'at, et, kuyruklu a, ät',
  dot: 'nokta, dot',
}
