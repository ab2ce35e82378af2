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
    private:
      'özel numaram*, kişisel numaram*, kendi numaram*, şahsi numaram*, mailime, kişisel mailim*, özelden dön*, bana özelden, özelden yaz*, şahsi mail*, özel mail*, kişisel mail*, mailimden, doğrudan bana, doğrudan anlaş*, kişisel adres*, kişisel adresime, özel adres*',
    money:
      'kapor*, depozit*, para, parayı, paranın, peşinat*, ön ödeme*, önödeme*, avans*, ücret*, ödeme*, kira*, bir kira, bir aylık, ilk ay*, güvence*, teminat*, emanet*, bedel*, masraf*, harç*, yarısı*, tutar*, cayma*, havale*, ilk kira*, 1 aylık, 1 kira, güvence bedel*, rezervasyon ücret*, ön kira, peşin kira, meblağ*, ufak bir ücret, parasını, para gönder*, gösterim ücret*, yer gösterme bedel*, opsiyon bedel*, yarı bedel*, aylık kira*, haftalık kira*, iki haftalık*, kaparo*, kapoara, ön kapora, gider*, katkı payı*, katkı*, katılım*, ufak bir tutar, küçük bir tutar, küçük bir miktar, miktar*, sembolik*, rehin*, ilk taksit*, taksit*, ilk ödeme, ilk kirası, iki kira*, iki aylık, aylık peşinat, aylık depozito, emanet para*, nakit*, mangır*, bahşiş*, banknot*, hizmet bedeli ön, işlem ücret*, dosya masraf*, dosya ücret*, randevu ücret*, randevu bedel*, kayıt ücret*, kayıt bedel*, aidat peşin, paranız*, paran, lira gönder*, lira yatır*, bin lira, yüz lira, katılım bedeli, güvence, yarısını, küçük kapora, teminat, işlem ücreti, hizmet ücreti, jest, küçük bir jest, haftalık tutar, vergi*, harc*, bir gecelik, gecelik ücret*',
    pay: 'öde*, yatır*, gönder*, havale*, eft*, transfer*, yolla*, at*, aktar*, çek*, papara*, ziraat, size ait, alıcıya ait, kiracıya ait, karşıla*, havale yap*, ininal, eft yap*, havale ed*, havale edil*, fast, iban, transfer ed*, para yolla*, para at*, para yatır*, çıkar*, ver*, teslim ed*, emanet ed*, tahsil*, tutar, edene, koy*, kes*, üstlen*, ulaştır*, yapmanızı, yapman, kişi başı, adam başı, bedava değil, bedava gezdirmi*, ücretsiz değil, yapın, kapatıl*, gider, gidiyor, yap, yapsın, yaparsan, yatıran, geçiren, atarsanız, ödendikten, kapora yapmak, çekilir, geçin, atın, atarsan, alınır',
    ask: 'alıyor*, alır*, alınır, isti*, talep*, gerek*, lazım, şart*, zorunlu*, rica, alınmakta*, alacağ*, iste*, koşul*, zorund*, mecbur*, bekliyor*, beklen*, beklerim, rica ed*, talep ed*, tahsil*, olmalı*, lütfen, ödemelisiniz, lazımdır, tutuyor, tutar, tarife*, kadar ücret',
    visit:
      'göster*, gez*, gör*, randevu*, ziyaret*, bak*, yer gösterme*, incele*, adres*, gelip gör*, eve bak*, kapıyı aç*, içini gör*, eve gir*, evi gez*, içeri gir*, ziyaret saat*, içini görmek, içeriyi gör*, buluş*, tanış*, açar*, açıp, içeri*, yerinde, yerinde gör*, yüz yüze, bizzat gör*, konum*, lokasyon*, nerede olduğu, nerede, kapı numara*, sokak ve numara, tam adres*, açık adres*, gün ve saat, gelip bak*, gel*, uğra*, göz at*, keşif, keşfe, teftiş*, denetle*, sunum, ev turu, kapısını aç*, girer, girebil*, girmek, saatini, tur, saat vermeden, saatleri, eşik*, eşiği*, kapı eşiği*, kapı önünde, kapıda, dolaş*, dolan*, turu, adım at*, orda buluş*, orada buluş*, inceleme*, gezdiririz, gün tutmak, kutusunun şifre*, bakmak, saat seçer*, alarm kod*, yol tarif*, saati kararlaştır*, görürsün, incelemeden, gezi, anahtar kutusu*, kapı şifre*, giriş kod*, kapı kod*, randevu defter*, ajanda*, açma*, açmadan, dolaşın*, dolaştık*, dolaşt*',
    before: 'önce, evvel, öncesi*, önceden, evvelinde, önceki, evvelden',
    beforeVisit:
      'görmeden, gezmeden, göstermeden, gösterimden önce, gösterim öncesi, görmeden önce, gezmeden önce, randevudan önce, randevu öncesi, ziyaretten önce, ziyaret öncesi, yer göstermeden, bakmadan, gezdirmeden, adres vermeden, konum atmadan, adresi vermeden, eve bakmadan, konum vermeden, görülmeden, görüşmeden önce, incelemeden, gezmenizden önce, görmenizden önce, bakmadan önce, bakmaya gelmeden, gelmeden önce, gelmeden, görüşmeden, buluşmadan, buluşmadan önce, buluşma öncesi, kapıyı açmadan, girmeden önce, girmeden, tanışmadan, ziyaretinizden önce, evi gezmeden, evi görmeden, daireyi gezmeden, daireyi görmeden, eve girmeden, göstermeden önce, gösterilmeden, gezilmeden, görüş öncesi, saat vermeden, saat vermeden önce, randevu vermeden, dolaşmadan',
    after:
      'sonra, sonrası*, karşılığ*, üzerine, şart*, takiben, halinde, edilince, gelince, geçince, yatınca, olmadan, düşünce, edilirse, kaydıyla, bildirilince, onaylanınca, onaylandığında, bildirildiğinde, ulaşınca, geçtiğinde, yattığında, geldiğinde, görünce, ulaştığında, düştüğünde, gerçekleşince, tamamlanınca, alındıktan, alınca, onaydan, gönderilince, hesapta olunca, ardından, akabinde, alır almaz, gelir gelmez, geçer geçmez, yatar yatmaz, yapar yapmaz, eder etmez, yatırır yatırmaz, gönderir göndermez, mukabilinde, bağlı, koşuluyla, takdirde, durumunda, ettikten, yaptıktan, ettiğinizde, yaptığınızda, ettiğinde, yaptığında, edince, yapınca, ederseniz, yaparsanız, etmeniz halinde, verince, verdikten, verildikten, verirseniz, görür görmez, beklemeden, müteakip, kadar, görmeden, görene',
    afterPay:
      'ödedikten, ödendikten, yatırdıktan, yatırıldıktan, yatırınca, ödeyince, gönderince, gönderdikten, havale ettikten, havaleden sonra, ödemeden sonra, ödeme sonrası, kapora sonrası, kaporadan sonra, depozitodan sonra, yatırılmadan, ödenmeden, ödemeden, kapora karşılığı, attıktan, ödenince, yatmadan, ulaşınca, ulaştıktan, gönderildikten, ödendiğinde, ödediğinizde, yatırdığınızda, gönderdiğinizde, yatırdığında, gönderirseniz, yatırırsanız, öderseniz, öderse, gönderirsen, yatırırsan, attığında, havale sonrası, havaleyi yapınca, ödeme gelince, para gelince, para geçince, ödeme yapılınca, ödeme yapıldıktan, yapıldıktan, ödeyen*, yatıran*, gönderen*, yollayan*, ödeme alındıktan, ödemeyi aldıktan, parayı aldıktan, parayı alınca, para ulaşınca, para yatınca, ödemeyi yapan*, ödemeyi yapınca, havale eden*, havale edince, havale edene, havaleyi yapan*, eft yapınca, eft yapan*, eft sonrası, dekontu görünce, dekontu gönderince, dekontu atınca, dekonttan sonra, dekont gelince, dekont sonrası, kaporayı alınca, kaporayı gönderen*, kaporayı yatıran*, kaporayı atan*, kapora gönderen*, kapora yatıran*, kapora atan*, kapora veren*, depozitoyu yatıran*, depozitoyu gönderen*, yatırmanız halinde, göndermeniz halinde, ödemeniz halinde, yatırmayan*, ödemeyen*, göndermeyen*, yatırmadan, göndermeden, transferden sonra, transfer sonrası',
    first:
      'önce, önceden, peşin*, ön, öncelikle, evvelden, ilk olarak, baştan, başta, önden, ilk önce, en başta, evvela, herşeyden önce, her şeyden önce, ilk başta, ilkin, başlangıç*, öncesinde, evvel, hemen, şimdiden, bugün, şimdi, bir an önce, peşin olarak, ön olarak, birinci, ilk, ilk yatıran*, ilk gönderen*, ilk ödeyen*, ilk veren*, bu akşam',
    next: 'sonra, ondan sonra, daha sonra, sonrasında, ardından, sonra evi, hemen ardından, akabinde, sonradan, ancak o zaman, o zaman, sonra da, ondan, yarın, o vakit, bunun ardından, bundan sonra, bunun üzerine, bilahare, ardından da, müteakiben, sonra eve, sonra birlikte, sonra beraber, sonra adres*, sonra konum*, adresi sonra, konumu sonra',
    book: 'randevu*, ayır*, rezerv*, al*, ayarla*, garanti*, tut*, kesinleş*, belirle*, opsiyon*, ayrılır, beklet*, sakla*, öncelik*, sıra*, liste*, ilanı kald*, ilandan kald*, ilanı kapat*, sizin, senin, onun, evi alır, onayla*, bloke*, kapat*, sabitle*, yaz*, kaydet*, kayıt, ilanı kaldır*, ilandan kaldır*, ilanı indir*, yayından kaldır*',
    back: 'iade*, geri, güvence*, geri veri*, geri öde*, düşülür, düşülecek, düşer, mahsup*, iade ed*, geri ver*, geri öd*, geri alır*, kiradan düş*, kesilmez, geri alırsınız, geri alırsın, geri alabil*, geri yatır*, geri gönder*, geri ödenir, geri ödenecek, geri verilir, iade edilir, iade edil*, iade olunur, iade alır*, geri gelir, geri döner, mahsuben, mahsup edilir, düşüyor*, düşeriz, kiraya say*, kiradan say*, sayılır, sayılacak, indirilir, eksiltilir, kesilir, ücretsiz iade, elden geri, geri vermek, kapıda iade, hepsini geri, geri veririm',
    account:
      'ibanım*, ibana, iban numaram*, iban a, adıma, şu hesaba, eşimin hesab*, karımın hesab*, kocamın hesab*, kardeşimin hesab*, kartım*, papara hesab*, asistanımın hesab*, arkadaşımın hesab*, sekreterimin hesab*, ortağımızın hesab*, iş ortağımızın hesab*, partnerimizin hesab*, eşime, karıma, kocama, kardeşime, hesabıma, hesabımıza',
    customary:
      'sözleşme*, tapu*, noter*, imza*, kabul*, ihale*, icra*, teslim*, devir, devri, satış bedel*, açık artırma*, mezat*, ekspertiz*, kontrat*, taşın*, giriş, teslimde, teklif kabul, kredi çıkmazsa, girişte 2, satış sözleşmesi, hizmet bedeli, komisyon, kdv, ikametgah, ödeme yerinde, girişte ödenir, taşınırken, girişte alınır',
    proof: 'maaş bordro*, bordro*, kimlik*, belge*, kefil*, findeks*, form*, evrak*, sigorta dökümü, size göndeririz',
    not: 'hiçbir, asla, yok, kimse*, hiç, sakın',
    notAfter:
      'istemi*, istemey*, istemez*, göndermey*, gönderme, almıyor*, almayız, alınmaz, alınmıyor, talep etmi*, talep edilmez, yatırmay*, ödemey*, yok, yoktur, vermey*, edilmez, atmay*, yapmay*, istenmez, istenmemekte*, alınmamakta*, gerekmez, etmeyiz, yollamay*, değil*, etmiyor*, kabul etmi*, etmemekte*, edilmi*, alınmamak*, kullanmıyor*, olmaz',
    beware:
      'dolandır*, sahtekar*, güvenmeyin, itibar etmeyin, aldanma*, ihbar*, şikayet ed*, adımıza, bizim adımıza, ismimizi kullan*, kimlik avı, şüphel*, tuzağ*, tuzak, mağdur olma*, para göndermeyin, kapora göndermeyin, kapora vermeyin, telefonu kapat*, olduğunu söyleyen, avukata danış*, asla para gönder*, ödeme yapmayın, kendini tanıt*, adımızı kullan*, kanmayın, kanma, inanmayın, bizimle ilgisi yok, ilgisi yok, bizden değil, biz değiliz, fotoğraflarımızı kullan*, fotoğraflarımı kullan*, fotoğraflarımızı kopyala*, fotoğraflarımı kopyala*, sahte ilan*, dikkatli olun, dikkatli olunuz, karşı dikkat*, uyarıyoruz',
    anyone: 'biri, birisi, herhangi biri, kimse sizden',
    key: 'anahtar*, yedek takım, kumanda, yedek anahtar, anahtar takımı, kapıyı açan şey, kapıyı açan, kapıyı açacak, anahtar takım*',
    byCourier:
      'kargoyla, kargo ile, kargodan, kargola*, postayla, posta ile, postadan, kuryeyle, kurye ile, kurye, kuryesi, dhl, ups, fedex, ptt ile, pttden, yurtiçi kargo, aras kargo, airbnb üzerinden, airbnb ile, airbnb, mng kargo, kargo yoluyla, posta yoluyla, ptt kargo, kargoya, kargo firması, kargo şirketi, posta yolu, kurye aracılığıyla, mng, sürat kargo, iadeli taahhütlü, paketle, paket olarak, zarfla, zarf içinde, taahhütlü, ups ile, dhl ile, fedex ile, yurtiçi, taksiyle, taksi ile, taksi, taksici*, şoför*, motokurye*, moto kurye*, scotty, getir, trendyol, yemeksepeti, hepsijet, kolay gelsin kargo, sendeo, ptt, pttyle, ptt yoluyla, apsle, aps, acele posta, posta servis*, postacı*, nakliye*, kargocu*, kargo görevli*, ambar*, otobüsle, otobüs, dağıtım şirket*, dağıtıcı*, teslimat şirket*, teslimat firma*, teslimatçı*, zarf içerisinde, poşetle, kutuyla, koli*, koli ile, emanetçi, teslim noktası, kuryenin, kuryeye, kuryeci, tnt, fedexle, upsle, dhlle, aras ile, aras, yurtiçi ile, kargo şube*, kargo şubesinden, teslim noktas*, nakliyeci, nakliye firmas*, kargocu, postaya, bir şoför',
    carrier: 'kargo*, posta*, kurye*, zarf*, paket*, ptt',
    send: 'gönder*, yolla*, ulaş*, gel*, teslim*, alırsın*, ilet*, elinize, elinizde, atarım, atacağım, çıkar*, getir*, bırak*, teslim ed*, yolluyor*, varır, varacak, alacaksın*, postalan*, sevk*, yola çık*, alırsınız, elden, posta kutunuza, posta kutuna, verir, verilir, verecek, verilecek, veririz',
    iAm: 'çalışıyorum, yaşıyorum, bulunuyorum, oturuyorum, yurt dışındayım, ikamet ediyorum, yaşıyoruz, çalışıyoruz, taşındım, taşındık, şirketim*, işim, atandım, ben, *deyim, *dayım, görevliyim, çıktım, tayinim, doktorum, askerim, mühendisim, hemşireyim, subayım, misyonerim, kaptanım, öğretmenim, taşınmak, eşim, kocam, yaşamaya, *tayım, *teyim, yerleştim, yerleştik, geldim, gittim, tayin oldum, boşandım, boşandıktan, denizdeyim, gemideyim, hayat beni, beni sürükledi, sürükledi, *ıyorum, *iyorum, *uyorum, *üyorum, *ıyoruz, *iyoruz, *uyoruz, *üyoruz, yanımda',
    abroad:
      'yurt dışı*, yurtdışı*, avrupa*, görev*, misyon*, platform*, ingiltere*, iskoçya*, londra*, ülke dışı*, abd, amerika*, başka ülke*, gurbet*, dışarıda, dubai*, açık deniz*, tayin*, norveç*, birleşmiş milletler, kızılhaç, kızılay, sınır tanımayan doktorlar, elçilik*, büyükelçilik*, gemi*, askeri üs*, nato, orduda, ordudayım, donanma*, petrol platform*, yolcu gemisi*, gönüllü*, offshore, denizde, hollanda*, fransa*, almanya*, belçika*, uzakta, kilometrelerce, dünyanın öbür ucu*, avusturya*, isviçre*, isveç*, danimarka*, kuveyt*, suudi*, arabistan*, rusya*, kanada*, avustralya*, irlanda*, libya*, irak*, cezayir*, afrika*, asya*, körfez*, ortadoğu*, birleşik arap*, konsolos*, diplomat*, tanker*, yük gemisi*, feribot*, kamp*, mülteci*, üs, üsse, üste, askeri görev*, antarktika*, kutup*, turne*, okyanus*, maden*, sondaj*, şantiye*, rig, yurdisi*, dış görev*, denizdeyim, gemideyim, berlin*, paris*, viyana*, amsterdam*, roma*, madrid*, new york*, toronto*, sidney*, münih*, brüksel*, köln*, zürih*, hamburg*, bali*, cenevre*, reykjavik*, oslo*, dublin*, seferdeyim',
    work: 'çalış*, iş, işim*, görev*, şirket*, tayin*, mühendis*, misyon*, proje*, atan*, platform*, işten, işi, iş için, doktor*, asker*, hemşire*, subay*, kaptan*, gönüllü*, boşan*, ayrıl*, dul, vefat*, merhum*, araştırma*, profesör*, öğretmen*, nato, gemi*, yardım kuruluş*, banka*, klinik*, oku*, üniversite*, yüksek lisans*, master*, eğitim*, öğrenci*, gazeteci*, muhabir*, pilot*, diplomat*, konsolos*, jeolog*, biyolog*, cerrah*, bilim insan*, inşaat*, şantiye*, müdür*, terfi*, servis, tedavi*, hasta*, emekli*, bak*, burs*, staj*, şube*, sezon*, usta*, aşçı*, şoför*, izin*, izne, vardiya*, mürettebat*, kilise*, misyoner*, arkeolog*, nöbet*, eşimin işi, engelli*',
    cannot:
      'gösterem*, gelemi*, gelemem*, imkansız*, mümkün değil, orada değil*, bizzat, olamıyor*, olamadığım*, yetişem*, gezdirem*, kimse yok, göstermem, kimsem yok, açacak kimse, gösterecek kimse, gelme imkanım, gelip göster*, orada değilim, dönemiyorum, dönemem, başında değilim, imkanım yok, olamayacağ*, katılamam, gelemeyeceğ*, olamam, olamayız, dönemey*, uçamıyor*, katılamıyor*, bulunamıyor*, bulunamayacağ*, bulunamam, mümkün olm*, müsait değil*, izne gelemed*, izin alam*, yokum, yokuz, orada kimse, kimsemiz yok, açacak kimse*, ilgilenecek kimse, başka kimse, ancak seneye, ancak yazın, dönüşüm, döneceğim, döneceğiz, henüz dönm*, mahsur*, uçup gelemem, uçamam, seyahat edem*, kimse açamıyor, izin vermiyor, izin vermez, müsaade etmiyor, kimse açamaz, buluşmaya gerek, telefon çekmiyor, gösterimde olamayız, içeri girmek, kimse olmadığı, içeriyi göstere*, gezdirme yapılma*, gezdirme yok, gösterim yapılm*',
    helper:
      'emlak ofis*, ofis*, kapıcı*, komşu*, yönetici*, danışman*, kardeş*, akraba*, görevlimiz, acente*, emlakçımız, ailem, babam, annem, ağabeyim, site yönetimi, vekil*',
    site: 'bu site*, siteden, sitede, bu sayfa*, bu platform*, bu ilan*, uygulama*, bu kanal*, siteye, mesaj kutusu*, sahibinden, siteyi, platform*, sayfa*, ilan site*, sitenin, portal*, aplikasyon*, bu uygulama*, buradaki mesaj*, site üzerinden, sitedeki, mesaj sistem*, mesajlaşma sistem*, sistem*, bu sistem*, gelen kutu*, bildirim*, ilan*, emlakjet, hepsiemlak, form*, kanal*, bu hizmet*, iletişim buton*, iletişim düğme*, düğme*, butonu, butona, butonunu',
    outside:
      'site dışı*, platform dışı*, bu site dışı*, site haricinde, bu sitenin dışında, sitenin dışında, platformun dışında, uygulama dışı*, site harici*, siteden bağımsız, siteyi aradan, platform haricinde, siteyi karıştırma*, uygulama haricinde, site olmadan, platform olmadan, siteden çıkıp, siteden ayrı, portal dışı*, siteyi karıştırmadan, siteyi bulaştırmadan, siteyi aradan çıkar*, siteyi devre dışı*, siteyi boşver*, siteyi geç*, siteyi atla*, siteyi es geç*, siteyi kullanmadan, siteye girmeden, siteye uğramadan, siteye komisyon, sitesiz, platformu karıştırma*, platformu aradan*, platformu devre dışı*, platformu boşver*, platformu kullanmadan, platforma girmeden, uygulamayı karıştırma*, uygulamayı aradan*, uygulamayı kullanmadan, uygulamayı boşver*, buranın dışında, buradan bağımsız, buradan değil, burayı boşver*, burayı karıştırma*, aracısız, baş başa, ikimiz arasında, sen ben arasında, kendi aramızda, aramızda kalsın, özel olarak görüş*, el altından, sistem dışı*, sistemin dışında, siteden uzak, siteden habersiz, portalı bir kenara, siteyi bir kenara, site de bir şey, platformu bir kenara, portalsız',
    write:
      'yazma, yazmay*, bakmı*, bakmam*, okumu*, okuyamı*, cevap vermi*, mesaj atmay*, dönemi*, görmü*, kullanmı*, kullanmay*, açmı*, bakamı*, giremi*, girmi*, mesaj yazmay*, kontrol etmi*, iletişim kurmay*, yanıtlamı*, göremi*, aktif değil*, buradan yazma*, konuşmay*, konuşma, halletme*, girmem, uğramı*, takip etmi*, bakmadığ*, okumam, okuyamam, cevap verem*, cevaplam*, yanıt verem*, görmem, girmedi*, kontrol etm*, takip etm*, ulaşm*, bildirim*, gelmiyor*, çalışmıyor*, mesaj almıyor*, mesaj alam*, mesaj kutu*, dönüş yapam*, halledelim, hallederiz, anlaşalım, devam etmey*, dönüş yapm*, duymaz*, duyma*, haberi olma*, bilme*, basma*, tıkla*, okurum',
    noLawyer:
      'noter olmadan, notersiz, emlakçı olmadan, emlakçısız ve notersiz, aramızda hallederiz, aramızda halledelim, avukatsız, sözleşmesiz, noter yok, aramızda anlaş*, kendi aramızda, avukat olmadan, notere gerek, resmi işlem olmadan, emlakçıyı karıştırma*, emlakçıyı aradan, ofisi karıştırma*, el sıkış*',
    app: 'vatsap*, whatsap*, wp, wpden, vatsab*, wattsap*, vp, vatzap*, insta*, wptan, wats*, telegram*, bip, face, whats app, wasap*, votsap*, wpye, wa, vatsup, tele gram, viber*, signal*, sinyal uygulama*, snap*, facebook*, fb, messenger*, dm, dmden, discord*, skype*, sms, smsle, line, imo, özelden',
    reach:
      'yaz*, ulaş*, ara*, mesaj*, iletişim*, dön*, numara*, gönder*, atın, mesaj at, bana, benim, üzerinden, ekle*, hattım, görüş*, bilgi, bekliyorum, bulun, bulabil*, konuş*, devam ed*, devam, geç*, daha hızlı, daha çabuk, tercih*, müsait*, cevaplıyor*, cevap ver*, sohbet*, iletişime geç*, hızlı dön*, atarsanız, bekler*, irtibat*, direkt*, orada, olarak varım, varım, instadayım, beni bul*, arayın beni',
    group: 'grubu*, grup*, komşu*, ofisleri, binası, site sakin*, veliler, çekiyor',
    phone:
      'tel, telefon*, numara, numaram*, numaraya, numarayı, numaradan, numaralar*, ara, arayın*, arayabilir*, cep, gsm, iletişim*, whatsapp*, irtibat*, wp, hattım, ulaş*',
    reference:
      'ada, parsel, pafta, ilan no, ref, ruhsat*, belge no, dask, kimlik no, tapu no, vergi*, ttyb, numarataj*, sicil*, tescil*, yetki, referans*, esas*, dosya, sertifika*, uavt, iban, izin belge*',
    part: 'hisseli*, intifa*, çıplak mülkiyet*, kuru mülkiyet*, devre mülk*, devremülk*, miras hissesi, hisseli tapu, satılık hisse, hisse satış*, yarım hisse, yarı hisse, hissedar*, ortaklı*, müşterek mülkiyet, kat irtifaksız hisse, ölünceye kadar bak*, ömür boyu, oturma hakkı, sükna hakkı*, devremülk, paylı mülkiyet, üst hakkı, ölene kadar, ölümüne kadar, vefatına kadar, yaşadığı sürece, hayatta olduğu sürece, yılda bir hafta, yılda iki hafta, yılda üç hafta, yılda dört hafta, haftalık devre, satılık garaj, sadece otopark, satılık otopark yeri, yalnızca otopark, sadece depo, konut değil*',
    portion: 'hisse*, pay, ortak mülkiyet, müşterek',
    common: 'arsa, yol, bahçe, otopark',
    half: 'yarı hisse*, yarısı, yarım hisse',
    third: 'üçte bir*, üçte biri',
    quarter: 'dörtte bir*, çeyrek hisse*',
    lowPrice:
      'icra*, ihale*, muhammen*, açık artırma*, mezat*, sadece nakit, yalnızca nakit, nakit alıcı*, nakite, krediye uygun değil*, kredi çıkmaz, krediye uygun olmayan, kredi kullanılamaz, kredisiz, miras*, veraset*, varis*, hasarlı*, riskli yapı*, yıkık*, yıkım*, yıkılacak, harabe*, iskansız*, iskanı yok, kaba inşaat*, ipotekli*, hacizli*, tapusuz*, kentsel dönüşüm*, ağır hasar*, tadilatlık*, krediye uymaz, banka satış*, tahsis*, oturulamaz, izale*, ortaklığın giderilmesi, tasfiye*, krediye uygun değil, kiracılı, kiracısı, kiracısıyla, kiracısının, veraset, tereke, hisseli, yıkık, metruk*, harap*, oturulmaz, iskansız, ruhsatsız, tapusuz, prefabrik*, konteyner*, işgal*, hasarlı, depremde, riskli, ancak nakit, nakit ile alınır, banka kredi vermiyor, bankalar kredi vermiyor, kredi vermiyor, kredi verilmiyor, kredi alınamaz, kiracı, kiracı var, kiracılı*, kiracının, kiracıyla, içinde kiracı, haciz, haciz var, hacizi, komple yenilenmesi, komple yenilenmeli*, arsa değeri, sadece arsa, yalnızca arsa, arsa bedeli, çatısı çökmüş, çatısı çöktü, çökmüş*, çöktü, su ve elektrik yok, elektrik ve su yok, suyu ve elektriği yok, çatısız, zorunlu satış, mahkeme kararı*, mahkeme kararıyla, arsa başkası*, arsası başkası*, sadece duvarlar*, yalnızca duvarlar*, çatısı yok, kiracı çıkmıyor, işgalci*, sigortalanamaz, sel bölgesi, sel yatağı, su basar, sadece yerliler*, yola cephesi yok, yolu yok, kaçak, ruhsatı yok, yıkım kararı, iskânı yok, tapusu yok, temeli çürük, borçlarını üstlenir, geri alım hakkı, gelir sınır*, geri alım*, geri alır, arsasız, arsası hariç, yangın geçir*, yangın gör*, yangında, yangından, yangın hasar*, yanmış, yanık, toki hak*, toki kura*, tokiden devir, toki devir*',
    overhaul:
      'komple tadilat*, baştan aşağı tadilat*, tam tadilat*, kapsamlı tadilat*, komple yenileme*, baştan sona tadilat*',
    toDo: 'gerek*, ihtiyaç*, ihtiyac*, lazım, ister, istiyor, şart, isteyen, muhtaç, yapılmalı, yapılması',
    ended:
      'kaldırıld*, terkin, sona erdi, ödendi, çıktı, taşındı, çıkmıştır, düştü, bitti, silindi, iptal*, durdurul*, geri çekil*, kaldırıl*, düştü*, tahliye*, boşaltıl*, boşalttı*, çıktı*, taşındı*, gitti*, sona er*, bitti*, vazgeçil*, tam mülkiyet, müstakil tapu*',
    papers: 'sözleşme*, kontrat*, evrak*',
    here: 'buradan, burada, buraya, burdan, burayı, burdaki',
    grammar:
      've, bir, bu, ile, da, de, için, olan, çok, ise, olarak, daha, gibi, kadar, var, mi, ki, sizin, evin, dairenin, en, her',
    so: 'o yüzden, bu yüzden, bu nedenle, dolayısıyla, bundan dolayı, çünkü, ama, fakat, yüzünden, sebebiyle, çok kişi, bu sebeple, onun için, ondan dolayı, o sebeple, mağdur*',
    received:
      'onayla*, ulaş*, bildiril*, hesaba geç*, hesabıma geç*, gelince, düş*, yatınca, alınca, dekont*, dekont gönder*, dekont at*, makbuz*, ekran görüntü*, fiş, ödeme belge*, ödeme kanıt*, hesabıma ulaş*, elime geç*, elime ulaş*, görün*, gerçekleş*, tamamlan*, yapıl*, alındı*, teyit*, doğrula*, kesinleş*, işlen*, yattığı*, geçtiği*, elimde ol*, vardığında, eline, görmeden, görürse, görene kadar',
    voucher:
      'hediye kart*, hediye çek*, google play, itunes, kripto*, coin*, bitcoin*, ethereum, tether, ön ödemeli kart*, gift card*, paysafe*, steam kart*, dijital para*, sanal para*, amazon kart*, razer gold, kontör*, yükleme kart*',
    accept: 'kabul*, sadece, yalnız*, alıyor*, alırım, tercih*, olur, gönder*, yolla*, satın al*, ile öde*',
    past: 'dışında, aradan çıkar*, olmadan, haricinde, pas geç*, bypass, yerine, karıştırma*, uğraşma*, kullanmadan, girmeden, bulaştırma*, bulaşma*, boşver*, boş ver*, devre dışı*, es geç*, vazgeç*, kalma*, kurtul*, hariç, bir kenara*, bir tarafa*, siteyi bırak*, bırakın siteyi',
    cut: 'komisyon*, yüzde, kesinti*, pay al*, masraf*, kesiyor*, kesmesin, alıyor*, payı, pay, tasarruf*, fark, farkı, kazanç*, hizmet ücret*, ücret alıyor*, ücret alır, ücret alan, yüzde beş*, yüzde üç*, yüzde on*, kazanmasın, kazanmaz, alıyorlar, ikimizden',
    mailed:
      'kargolarım, kargolayacağ*, kargoya ver*, postala*, adresinize, adresine, kapınıza, kapına, size gönder*, size yolla*, yollarım, gönderirim, gönderilecek, gönderilir, ulaştırılır, ulaştırırım, elinize ulaş*, eline ulaş*, elinize geç*, kapınıza kadar, kapına kadar, evinize, evine, eve gönder*, evinize gönder*, evinize kadar, adresinize gönder*, adresinize kadar, istediğiniz adres*, verdiğiniz adres*, ikametinize, size ulaş*, size teslim*, size iletil*, size getir*, elinize teslim*, elinize var*, elinizde ol*, size gel*, sana gönder*, sana yolla*, bulunduğunuz yere, bulunduğun yere, nerede olursanız, her yere, istediğiniz yere, postalarım, yollayabilirim, yolluyorlar, anahtarları yolla*, aynı gün çıkar, aynı gün*, yolladığım anahtar*, iş yerinize, işyerinize, teslim edecek',
    unusual:
      'iade edilebilir depozito, iade edilebilir kapora, iadeli kapora, iadeli depozito, gösterim ücreti, randevu kaporası, iade edilebilir ücret, randevu depozitosu, yer gösterme depozitosu, güvence kaporası',
    serious:
      'ciddi*, niyet*, iyi niyet*, gerçek alıcı*, meraklı*, gelmeyen*, gelmiyor*, gelmedi*, gelip gelmey*, gelecek mi*, geleceğ*, ekti*, eken*, ekiliyor*, ağaç et*, oyal*, zaman kaybı*, zamanımı, vakit kaybı*, vaktimi, boş yere, boşuna, gerçekten, sahiden, samimi*, güven*, kararlı*, kesin*, kesin gel*, emin ol*, turist*, gezgin*, gereksiz*, şaka*, laf olsun, gerçek ilgi*, ilgili*, ilginiz*, ilgilen*, istekli*, alıcı ol*, güven göstergesi, güven işareti, güven için',
    dislike:
      'beğenmez*, vazgeç*, istemez*, uymaz*, hoşunuza gitmez*, memnun kalmaz*, hayır der*, beğenmeyen*, hoşuna gitmez*, fikrinizi değiştir*, cayar*, beğenmed*, beğenmeme*, beğenilme*, hoşlanmaz*, hoşnut kalmaz*, hoşunuza gitme*, memnun kalma*, memnun olmaz*, uygun bulmaz*, olmazsa, istemediğ*, cayma*, iptal*, almaktan, almazs*, tutmazs*, tutmak istemez*, reddet*, geri çevir*, kararınız*, fikriniz*, ret, beğenmezseniz',
    upkeep:
      'harcadı, harcan*, yatırım*, tadilat*, yenilen*, aidat*, ortak gider*, satıcı öder, komisyonu satıcı, satış fiyat*, bakım*, otopark*, emlak vergisi, ev sahibi öder, kumanda*, garaj*, mutfak devri, kamp*, yönetim*',
    who: 'kim, kimse ki, ilk, ilk kim, o kişi, kişi*, olan, olanlar, olanlara, isteyen*, gelen*, müşteri*, herkes*, her aday, adaylar*, alıcılar*, yatıran*, gönderen*, ödeyen*, yollayan*, veren*, edene',
    trustee:
      'güvenilir, güvenli, aracı*, üçüncü, üçüncü şahıs, üçüncü taraf*, tarafsız*, bağımsız*, emanet*, escrow, yeddiemin*, bloke hesap*, güvenli hesap*, havuz hesab*, havuz hesap*, teminat hesab*, güvenli ödeme*, ödeme servis*, ödeme kuruluş*, alıcı koruma*, kiracı koruma*, garantör*, garanti şirket*, kurum, kuruluş*, parayı tutar, parayı tutuyor, emanet hesab*, tatil sitesi',
    decide:
      'karar*, düşün*, dene*, gün içinde, hafta içinde, saat içinde, gün süre*, hafta süre*, günlük süre, inceleme süre*, kontrol ed*, cayma hakkı, iptal hakkı, yerleş*, taşındıktan, taşındığınız*, memnun*, onay*, beğenirseniz, beğenirsen, beğendim, beğendim diyene, beğendiğiniz, diyene kadar, tamam demeden, girip tamam, evet demeden',
    unseen:
      'görmeden, gezmeden, bakmadan, gözü kapalı, görmeye gerek, gezmeye gerek, bakmaya gerek, görmenize gerek, gezmenize gerek, görmenize lüzum, ev gezdirilmez, ev gösterilmez, ev gösteremiyor*, gösterim yok, gösterim yapılmaz, gösterim yapılmamakta*, fotoğraflar yeterli*, fotoğraflar her şeyi, resimler yeterli, resimler her şeyi, video yeterli, videosu yeterli, sonra görürsünüz, sonra gezersiniz, sonra bakarsınız, sonra görürsün, daha sonra görür*, daha sonra gezer*',
    official:
      'noter*, tapu*, mahkeme*, icra*, ihale*, açık artırma*, mezat*, avukat*, müteahhit*, müzayede*, ekspertiz*, müteahhi*, topraktan, bloke çek, teminat mektubu, banka teminat',
    refundable:
      'iade edilebilir, iade edilecek, iade edilmek üzere, iadeli, geri ödenecek, geri verilecek, geri alınabilir',
    broken:
      'bozuk, çalışmıyor, arızalı, hata veriyor, işe yaramıyor, işe yaramaz, takılıyor, kötü, çöktü, çökmüş, siliyorum, siler*, silin*, okumadan, okunmadan, spam*, çöp*, kaybol*, bana ulaşmıyor, ulaşmıyor, gelmiyor, göremiyorum, görmüyorum, dolu, takiliyor, kalkarsa, kaldırıl*, silinirse, donuyor',
    buyer: 'alıcı, alıcılar, alıcının, alıcıya, alıcılara',
    owner: 'mal sahib*, ev sahib*, mülk sahib*, sahibi, sahipleri, satıcı*, malik*, kiraya veren*, kiralayan*',
    office:
      'ofisimiz*, ofisimizden, danışmanımız*, acentemiz*, ekibimiz*, emlak danışmanı*, yanınızdayız, eşlik eder*, şubemiz*, yöneticimiz*, temsilcimiz*, firmamız*, şirketimiz*, gösteriyoruz, gezdiriyoruz, biz gösteriyoruz, anahtarlar bizde duruyor',
    video: 'video*, görüntülü, görüntülü arama*, sanal tur*, sanal, facetime, zoom',
    former:
      'eski kiracı*, önceki kiracı*, eski sahib*, önceki sahib*, eski malik*, geri yolladı, geri gönderdi, şimdiye kadar, bugüne kadar, daha önce kiralan*, önceden kiralan*, kiralandı, önceki ofis, önceki emlakçı*, eski emlakçı*, önceki acente, eski ofis, burada oturan, burada yaşayan, geri yollad*, üzerinden kiralanan, üzerinden kiraya verilen',
    facility:
      'kargo dolab*, kargo dolap*, giriş, girişte, güvenlik, güvenliğe, görevli*, teslimatları alan, resepsiyon*, lobi*, kapıcı*, sakinler*, danışma, kart*, kapının yanında, kapı yanında, temizlikçi*, temizlik şirket*',
    trip: 'benzin*, yol masraf*, yol para*, yakıt*, bilet*, otobüs para*, taksi para*, boşuna geldim, boşuna git*, saat uzakta, yol ücreti',
    vetting:
      'kredi sorgu*, sorgu*, kayıt*, kaydedil*, kaydol*, ön kayıt, öncelik liste*, bekleme liste*, listeye*, katılım*, kiracı kontrol*, doğrulama, ziyaretçi kart*, findeks*, dosya masraf*, kiracı raporu*, kiracı profili*, kredi raporu*, güven raporu*, üyelik*, üyelerine, üyelere',
    alone: 'kendiniz gir*, kendin gir*, kendi başınıza, tek başınıza, yalnız gez*, kendiniz aç*, bensiz, kendiniz gez*',
    hidden:
      'paspasın altı*, paspas altı*, saksının altı*, saksı altı*, taşın altı*, sayaç kutusu*, kapının üstü*, emanet dolab*, şifreli dolap*, şifreli bir dolap*',
    own: 'özel, şahsi, kişisel, kendi, mailime, mailim, numarama, hattıma, e postama, numaram, telefonum',
    channel: 'mail*, e posta*, eposta*, e mail*, postam*, numara*, hattım*, cep*, gelen kutu*',
    nobody: 'hiç kimse, kimsecik*, kimse, kimsem, kimsemiz, kimseler, kimsenin, kimseye, kimsesi',
    open: 'açacak, açan, açabilecek, açabilir, açmaya, açsın, kapıyı aç*, göster*, gezdir*, karşıla*',
    picture: 'fotoğraf*, foto, fotolar*, resim*, resm*, video*, görsel*',
    enough: 'yeter*, her şeyi, herşeyi, her şey, gerçek*, birebir, aynen, kafi, yetin*, yetecek',
    need: 'gerek*, lüzum*, lazım*, şart*',
    meeting: 'görüşmemiz*, buluşmamız*, yüz yüze, buluşmaya, görüşmeye, karşılaşmamız*',
    remote:
      'online, internetten, internet üzerinden, uzaktan, çevrimiçi, elektronik, dijital*, e posta yoluyla, e posta ile, mail yoluyla',
    outsideView: 'dışarıdan, dışardan, sokaktan, yoldan',
    stay: 'kal*, otur*, yaşar, yaşıyor, yaşayacak, ikamet*, otura*',
    lifelong:
      'ölene kadar, ölünceye kadar, ömür boyu, yaşadığı sürece, hayatta olduğu sürece, vefatına kadar, ölümüne kadar, son nefes*, hayatı boyunca, sağ olduğu sürece, ömrünün sonuna',
    annex: 'garaj*, otopark*, depo*, ardiye*, kömürlük*',
    dwelling: 'ev, evin, evi, daire, dairenin, daireyi, konut*, villa, bina',
    only: 'sadece, yalnız, yalnızca, tek, ancak',
    included: 'dahil*, satışa dahil, kapsam*, satılık',
    soldElsewhere: 'zaten satıldı, satıldı, satılmıştır, ayrı satıl*, dahil değil*, satışa dahil değil*, kapsam dışı',
    sale: 'satılık, satıl*, satış*, sat, satıyor*, satıyoruz, el değiştir*, devred*, devri, alıyorsunuz',
    land: 'arsa*, arazi*, toprak*, zemin*',
    lent: 'kiralık, kiralan*, kirada, başkasına ait, ait, belediyeye ait, vakfa ait, hazineye ait, tahsisli, ödünç, bizim değil',
    rest: 'geri kalan*, gerisi, diğer yarısı, öbür yarısı, diğerleri, öteki*, diğer hisse*, üçü, kalanı*, kalan hisse*, kalan pay*, kendi pay*, kendi hisse*, kendi yarısı*',
    kin: 'kardeş*, ağabey*, abla*, kuzen*, amca*, teyze*, hala*, yeğen*, akraba*, hissedar*, ortak*, eski eşim*, miras* ortak*, kayın*, aile*, dayımda, dayımın, dayımla',
    hold: 'kuzenlerde, kardeşlerde, kardeşimde, kardeşlerimde, onlarda, duruyor, ait*, kalıyor, *de kalır, *lerde, *larda, *lerimde, *larımda, onların, tutuyor, kalır, kalacak, *ların, *lerin, *mın, *min',
    bank: 'hesap*, hesab*, iban*',
    distrust: 'güvenmi*, güvenme*, güven*, istemi*, yerine, olmadan, muhatap ol*',
    weeks: 'hafta*, gece*',
    yearly: 'yılda, her yıl, senede, her yaz, yıllık',
    shown:
      'gösteriyor, gösterir, gösteririm, gösteriyorum, gösteriyoruz, gösteririz, gösterebilirim, gezdiriyor, gezdirir, gezdiririm, gezdiriyoruz, gezdirebiliriz, kapıyı açar, anahtarı saklıyor, anahtar onlarda, anahtarı var',
    board: 'tabela*, levha*, afiş*, pankart*, broşür*, vitrin*',
    onPicture:
      'fotoğrafta, fotoğrafın üstünde, fotoğrafın üzerinde, fotoğraftaki, fotoğrafın köşesinde, fotoğraflarda, resimde, resmin üstünde, resmin üzerinde, görselde, filigran*',
    possible: 'mümkün, olanaklı, *ılabilir, *ilebilir',
    goods: 'mutfağ*, çamaşır makine*, bulaşık makine*, mobilya*, eşyalar*, buzdolab*, perde*, kumanda*, giriş kart*',
    discount: 'indirim*, iskonto*',
    deadline: 'bu hafta, cumaya kadar, pazara kadar, yarına kadar, 24 saat içinde',
    wasHome: 'burada oturduk, burada oturuyorduk, burada yaşadık, evimizdi, burada büyüdüm',
    forbid: 'yasak*',
    enter: 'oturmak, oturma*, girmek, giriş, kullanım*',
    lender: 'banka, bankalar',
    loan: 'kredi*',
    insider: 'kiracı*, işgalci*, oturan*',
    moveOut: 'çıkmıyor, çıkmayan, çıkmaz, çıkarılam*, ödemiyor, ödemez',
    raise: 'artırılamaz, artırılamıyor',
    repaired: 'onarıl*, güçlendiril*, yenilendi, tamir edildi',
    firm: 'firmanın adı, şirketin adı, firma adı, şirket adı',
    address: 'adres*, açık adres*, konum*, kapı numara*, tam yeri',
    travelSite:
      'tatil sitesi*, tatil platform*, tatil portal*, rezervasyon sitesi*, rezervasyon platform*, konaklama sitesi*, konaklama platform*, günlük kiralama sitesi*, seyahat sitesi*',
    payLink:
      'ödeme bağlantı*, ödeme link*, bağlantı*, link*, fatura*, ödeme isteği*, ödeme talebi*, kapı şifre*, kapı kodu*, giriş şifre*, giriş kodu*',
    listed:
      'ilandaki numara*, ilandaki telefon*, ilandaki ofis numara*, ilanda yazan numara*, yukarıdaki numara*, yandaki numara*, aşağıdaki numara*, iletişim alanı*',
    visitFee:
      'görme ücreti*, gezme ücreti*, gösterim ücreti*, gösterme ücreti*, yer gösterme ücreti*, randevu ücreti*, randevu kaparosu*, randevu kaporası*, gezme bileti*',
  },
  digits: 'sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz',
  tens: 'on, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, onbir, oniki, onüç, ondört, onbeş, onaltı, onyedi, onsekiz, ondokuz, yirmi*, otuz*, kırk*, altmış*, yetmiş*, seksen*, doksan*',
  at: 'at, et, kuyruklu a, ät',
  dot: 'nokta, dot',
}
